/**
 * The part of a `Blob` that an inspection reads with, so that a file on disk can stand in for one. `arrayBuffer` must
 * give the bytes of the slice, fewer only where the file ends, and reject where they cannot be read; `readBytes` sees to it
 * where a browser does not.
 */
export interface ByteSource {
  readonly size: number;
  readonly slice: (start: number, end: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}
