/**
 * The part of `Blob` that an inspection needs, so that a file on disk can be read, too. `arrayBuffer` must return the
 * bytes of the slice, fewer only at the end of the file, and reject if they can't be read; `readBytes` checks it for
 * browsers that don't.
 */
export interface ByteSource {
  readonly size: number;
  readonly slice: (start: number, end: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}
