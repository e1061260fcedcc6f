/** Collects the parts of a new file in bounded memory: bytes are handed to the browser's blob storage in blocks. */
export interface BlobParts {
  readonly push: (part: Uint8Array | Blob) => void;
  readonly sizeBytes: () => number;
  /** Everything pushed so far, in order. */
  readonly take: () => Blob;
}

/** Size of a block that is kept in memory before it is handed over. */
const heldBytes = 4 * 2 ** 20;

/** Keeps at most 4 MiB in memory. */
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
      if (part.size === 0) return;
      release();
      parts.push(part);
      sizeBytes += part.size;
      return;
    }
    // A copy: the caller may pass a window onto a buffer that it reuses.
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
