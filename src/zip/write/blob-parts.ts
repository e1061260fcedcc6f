/** Bytes buffered in memory before they are moved to blob storage. */
const blockBytes = 4 * 2 ** 20;

/**
 * Collects the parts of a new file in at most 4 MiB of memory: bytes are handed to the browser's blob storage in blocks.
 */
export function createBlobParts() {
  const parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;
  let sizeBytes = 0;

  function flush(): void {
    if (pending.length > 0) parts.push(new Blob(pending));
    pending = [];
    pendingBytes = 0;
  }

  function push(part: Uint8Array | Blob): void {
    if (part instanceof Blob) {
      if (part.size === 0) return;
      flush();
      parts.push(part);
      sizeBytes += part.size;
      return;
    }
    // A copy: the caller may pass a window onto a buffer that it reuses.
    pending.push(part.slice());
    pendingBytes += part.length;
    sizeBytes += part.length;
    if (pendingBytes >= blockBytes) flush();
  }

  return {
    push,
    sizeBytes: () => sizeBytes,
    /** Everything pushed so far, in order. */
    toBlob: (): Blob => {
      flush();
      return new Blob(parts);
    },
  };
}
