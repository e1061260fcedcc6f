import { packContent } from '#zip/write/pack-content.ts';
import { plainEntry } from '#zip/write/plain-entry.ts';
import { createZipWriter } from '#zip/write/zip-writer.ts';

import type { UnpackContext } from './container/unpack.ts';
import type { PackageFolder } from './find-packages.ts';

/** Options of `packFolder`. */
interface PackFolderOptions extends Pick<UnpackContext, 'scheduling'> {
  /** Called with the bytes that were read. */
  readonly onProgress?: (doneBytes: number) => void;
}

const isFirst = ({ path }: { readonly path: string }): boolean => path === 'mimetype';

/**
 * Packs an unpacked package. Nothing is compressed, so that its files aren't copied and its containers are listed at once,
 * and the entry `mimetype` comes first. Rejects with the read error of a file.
 */
export async function packFolder(
  { files }: Pick<PackageFolder, 'files'>,
  { scheduling: { yieldIfDue }, onProgress = () => undefined }: PackFolderOptions,
): Promise<Blob> {
  const writer = createZipWriter();
  let doneBytes = 0;
  const sorted = [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))];
  for (const [index, { path, file }] of sorted.entries()) {
    const onRead = (bytes: number) => {
      doneBytes += bytes;
      onProgress(doneBytes);
    };
    const content = await packContent(file, { isCompressible: false, onRead, yieldIfDue });
    writer.add(plainEntry({ index, name: path, modified: new Date(file.lastModified), content }));
  }
  return writer.finish();
}
