/** Keeps the first unpacked bytes of an entry: enough to recognize it, and to find the size of most pictures. */
export interface EntryPrefix {
  readonly reset: () => void;
  readonly push: (bytes: Uint8Array) => void;
  /** Valid until the next `reset`. */
  readonly bytes: () => Uint8Array;
}

/** A camera's preview and colour profile come before the size of its picture. */
const prefixBytes = 64 * 1024;

/** One for many entries, of 64 KiB. */
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
