/** Buffers the first unpacked bytes of an entry: enough to recognize its type and to read the size of most pictures. */
export interface EntryPrefix {
  readonly reset: () => void;
  readonly push: (bytes: Uint8Array) => void;
  /** Valid until the next `reset`. */
  readonly bytes: () => Uint8Array;
}

/** In photos, a preview and a colour profile precede the frame header. */
const prefixBytes = 64 * 1024;

/** Creates a buffer of 64 KiB that is reused for many entries. */
export function createEntryPrefix(): EntryPrefix {
  const buffer = new Uint8Array(prefixBytes);
  let length = 0;
  return {
    reset: () => (length = 0),
    push(bytes) {
      const taken = bytes.subarray(0, prefixBytes - length);
      buffer.set(taken, length);
      length += taken.length;
    },
    bytes: () => buffer.subarray(0, length),
  };
}
