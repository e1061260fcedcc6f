import { isJunkName } from '#file-type/system-files.ts';
import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

import type { FileTree } from './file-tree.ts';
import { EntryUnreadableError } from './unpack-pass.ts';

/** A file of a folder, with its path. */
export interface PlacedSource<File extends ByteSource = ByteSource> {
  readonly path: string;
  readonly file: File;
}

/** Bytes read at a time. */
const chunkBytes = 2 ** 20;

/** The files of an unpacked package. */
export function createFolderTree(files: readonly PlacedSource[]): FileTree {
  const byPath = new Map(files.filter(({ path }) => !isJunkName(path)).map(({ path, file }) => [path, file]));
  const fileAt = (path: string): ByteSource => {
    const file = byPath.get(path);
    if (file === undefined) throw new Error(`There is no ${path}.`);
    return file;
  };
  return {
    paths: [...byPath.keys()],
    leftOut: files.length - byPath.size,
    placeOf: (path) => [path],
    sizeOf: (path) => fileAt(path).size,
    isEncrypted: () => false,
    open: async (path) => fileAt(path),
    async read(path, maxBytes) {
      const file = fileAt(path);
      if (file.size > maxBytes) throw new EntryUnreadableError('too-large');
      return readBytes(file, 0, file.size);
    },
    async unpack(path, onOutput) {
      const file = fileAt(path);
      for (let at = 0; at < file.size; at += chunkBytes) {
        onOutput(await readBytes(file, at, Math.min(at + chunkBytes, file.size)));
      }
    },
  };
}
