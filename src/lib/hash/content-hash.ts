import { SHA256 } from '@stablelib/sha256';

import { toHex } from './to-hex.ts';

/** Files up to this size in bytes are hashed as a whole, larger ones in parts. */
export const wholeBytes = 16 * 2 ** 20;

/** Begins the hash of a file hashed in parts, so that it can't be taken for the SHA-256 of its bytes. */
const partsPrefix = 'parts-';

/** Size in bytes of a part of a larger file. Up to three parts are in memory at once. */
export const partBytes = 4 * 2 ** 20;

/** Hash of a content whose bytes arrive in pieces of any size. */
export interface ContentHash {
  /** Takes the next piece, whose bytes may change once the promise is resolved. */
  readonly update: (bytes: Uint8Array) => Promise<void>;
  /**
   * Returns the SHA-256 in 64 lower-case hex digits. Of a content above `wholeBytes`, it is a prefix and the SHA-256 of
   * the SHA-256 values of all parts, one after another.
   */
  readonly digest: () => Promise<string>;
}

/** Creates the hash of a content of a given size in bytes. */
export function createContentHash(sizeBytes: number): ContentHash {
  const isSmall = sizeBytes <= wholeBytes;
  const maxBytes = isSmall ? wholeBytes : partBytes;
  const sha256 = createSha256(Math.min(sizeBytes, maxBytes));
  const digests: Promise<Uint8Array>[] = [];
  let takenBytes = 0;

  /** The next part is read while the browser hashes this one, but not the one after it. */
  async function endPart(): Promise<void> {
    takenBytes = 0;
    digests.push(sha256.digest());
    await digests.at(-2);
  }

  return {
    async update(bytes) {
      for (let at = 0; at < bytes.length;) {
        if (takenBytes === maxBytes) await endPart();
        const taken = bytes.subarray(at, at + maxBytes - takenBytes);
        sha256.update(taken);
        takenBytes += taken.length;
        at += taken.length;
      }
    },
    async digest() {
      digests.push(sha256.digest());
      const [first, ...others] = await Promise.all(digests);
      if (isSmall) return toHex(first!);
      for (const each of [first!, ...others]) sha256.update(each);
      return partsPrefix + toHex(await sha256.digest());
    },
  };
}

/** A SHA-256 that starts anew after each digest. */
interface Sha256 {
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: () => Promise<Uint8Array>;
}

/**
 * The browser's own digest takes a tenth of the processor time of JavaScript, but only what is in memory as a whole (W3C,
 * Web Cryptography API). It copies its input before it returns.
 */
function createSha256(maxBytes: number): Sha256 {
  // Only secure contexts have it.
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return createScriptSha256();
  const input = new Uint8Array(maxBytes);
  let length = 0;
  return {
    update(bytes) {
      input.set(bytes, length);
      length += bytes.length;
    },
    async digest() {
      const digest = subtle.digest('SHA-256', input.subarray(0, length));
      length = 0;
      return new Uint8Array(await digest);
    },
  };
}

function createScriptSha256(): Sha256 {
  const hash = new SHA256();
  return {
    update: (bytes) => hash.update(bytes),
    async digest() {
      const digest = hash.digest();
      hash.reset();
      return digest;
    },
  };
}
