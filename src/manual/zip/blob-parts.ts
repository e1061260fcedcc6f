/** Gathers what a new file is made of, in bounded memory: bytes go to the browser's own storage as they come together. */
export interface BlobParts {
  readonly push: (part: Uint8Array | Blob) => void;
  readonly sizeBytes: () => number;
  /** Everything pushed so far, in order. */
  readonly take: () => Blob;
}

/** Bytes are held here until there are so many of them. */
const heldBytes = 4 * 2 ** 20;

/** Holds no more than 4 MiB in memory of its own. */
export function createBlobParts(): BlobParts {
  const parts: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let heldSize = 0;
  let sizeBytes = 0;

  function release(): void {
    if (held.length > 0) parts.push(new Blob(held));
    held = [];
    heldSize = 0;
  }

  function push(part: Uint8Array | Blob): void {
    if (part instanceof Blob) {
      // An empty part would only be one more to look through.
      if (part.size === 0) return;
      release();
      parts.push(part);
      sizeBytes += part.size;
      return;
    }
    // A copy: what is pushed may be a window onto bytes that are about to change.
    held.push(part.slice());
    heldSize += part.length;
    sizeBytes += part.length;
    if (heldSize >= heldBytes) release();
  }

  return {
    push,
    sizeBytes: () => sizeBytes,
    take() {
      release();
      return new Blob(parts);
    },
  };
}
