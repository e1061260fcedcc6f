import { isJunkName } from '#file-type/system-files.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import type { FileTree } from './file-tree.ts';
import { EntryUnreadableError } from './unpack.ts';

/** The files of an unpacked package. */
export function createFolderTree(files: readonly PlacedFile<ByteSource>[]): FileTree {
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
    async extract(path) {
      const file = fileAt(path);
      return file instanceof Blob ? file : new Blob([await readBytes(file, 0, file.size)]);
    },
  };
}
