import { isAppleDouble, isSystemFile } from '#file-type/system-files.ts';
import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';

import { createPictureNaming } from '../photos/asset-file-name.ts';
import type { ArrivedFile } from './admission-place.ts';
import { typedFiles, waitMs } from './typed-files.ts';

/**
 * Creates a function that returns chosen files with types and names, without those that a system or a program created for
 * itself.
 */
export function createPreparation() {
  const nameOf = createPictureNaming();
  const prepareFiles = async (files: readonly ArrivedFile[], assetId: string) => {
    const wanted = await withoutSystemFiles(files);
    const typed = await typedFiles(wanted.map(({ file }) => file));
    return wanted.map((each, at) => withName({ ...each, file: typed[at]! }, (file) => nameOf(file, assetId)));
  };
  return { prepareFiles };
}

async function withoutSystemFiles(files: readonly ArrivedFile[]): Promise<readonly ArrivedFile[]> {
  const isSystem = await Promise.all(
    files.map(
      async ({ path, file }) =>
        isSystemFile(path) || inTime(isAppleDouble(file), false, { setTimer, waitMs }),
    ),
  );
  return files.filter((_, at) => !isSystem[at]);
}

/** Names a picture whose name says nothing. Files of a folder keep their names: pages refer to them. */
function withName(arrived: ArrivedFile, nameOf: (file: File) => File): ArrivedFile {
  if (arrived.path !== arrived.file.name) return arrived;
  const file = nameOf(arrived.file);
  return { ...arrived, file, path: file.name };
}
