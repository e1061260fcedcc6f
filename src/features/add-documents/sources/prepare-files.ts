import { createPictureNaming } from '#asset/asset-file-name.ts';
import { isAppleDouble, isSystemFile } from '#file-type/system-files.ts';
import { typedFiles, waitMs } from '#file-type/typed-files.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';

export { acceptedKinds } from '#file-type/accepted-type.ts';
export { acceptsPhotos } from './accepts-photos.ts';
export { DropMenu } from './drop-menu.tsx';
export { ListCount } from './list-count.tsx';

/**
 * Returns files as they are added to an asset: with a type if the system knows none, and pictures without a name of their own
 * named after the asset. Without files that a system or a program created for itself.
 */
export type PrepareFiles = (
  files: readonly ArrivedFile[],
  assetId: string,
) => Promise<readonly ArrivedFile[]>;

/** Creates the preparation of one area for files: it numbers pictures of the same second. */
export function createPreparation(): PrepareFiles {
  const nameOf = createPictureNaming();
  /** Files of a folder keep their names: pages refer to them. */
  const withName = (arrived: ArrivedFile, assetId: string): ArrivedFile => {
    if (arrived.path !== arrived.file.name) return arrived;
    const file = nameOf(arrived.file, assetId);
    return { ...arrived, file, path: file.name };
  };
  return async (files, assetId) => {
    const wanted = await withoutSystemFiles(files);
    const typed = await typedFiles(wanted.map(({ file }) => file));
    return wanted.map((each, at) => withName({ ...each, file: typed[at]! }, assetId));
  };
}

/** The row of a file that can't be read says so. */
const isUnread = () => false;

async function withoutSystemFiles(files: readonly ArrivedFile[]): Promise<readonly ArrivedFile[]> {
  const isSystem = await Promise.all(
    files.map(
      async ({ path, file }) =>
        isSystemFile(path) || inTime(isAppleDouble(file).catch(isUnread), false, { setTimer, waitMs }),
    ),
  );
  return files.filter((_, at) => !isSystem[at]);
}
