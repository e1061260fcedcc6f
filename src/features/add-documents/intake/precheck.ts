import { isTypeAccepted } from '#lib/accepted-type.ts';

import type { ChosenFile, FileCheck, FileLimits, FileRejection } from './chosen-file.ts';

/** Key that is equal for files that seem to be the same, without reading them. */
const fileKey = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

/** Returns true if a file was rejected because it is in the list already. */
const isRepeat = (check: FileCheck): boolean =>
  check.status === 'rejected' && check.rejection.code === 'twice';

const rejected = (rejection: FileRejection): FileCheck => ({ status: 'rejected', rejection });

/** Returns a function that returns true for files that are in the rows or were passed to it before. */
export function createRepeatFinder(rows: readonly ChosenFile[]): (file: File) => boolean {
  const seen = new Set(rows.map(({ file }) => fileKey(file)));
  return (file) => {
    const { size } = seen;
    return seen.add(fileKey(file)).size === size;
  };
}

/** Checks a file without reading it. */
export function precheck(file: File, isRepeated: boolean, limits: FileLimits): FileCheck {
  const { maxFileSizeBytes, acceptedTypes } = limits;
  if (isRepeated) return rejected({ code: 'twice' });
  if (maxFileSizeBytes !== undefined && file.size > maxFileSizeBytes) {
    return rejected({ code: 'too-large', sizeBytes: file.size, limitBytes: maxFileSizeBytes });
  }
  if (!isTypeAccepted(file, acceptedTypes)) return rejected({ code: 'type', accepted: acceptedTypes ?? [] });
  const [, extension = ''] = /\.([^.]+)$/.exec(file.name.toLowerCase()) ?? [];
  const code = rejectedFormats[extension];
  return code ? rejected({ code }) : { status: 'checking', isZip: false };
}

const rejectedFormats: Readonly<Record<string, 'web-archive' | 'windows-help'>> = {
  mht: 'web-archive',
  mhtml: 'web-archive',
  chm: 'windows-help',
};

/** Returns rejected repeats whose first copy was removed from the list. */
export function noLongerRepeated(rows: readonly ChosenFile[]): readonly ChosenFile[] {
  const isRepeated = createRepeatFinder([]);
  return rows.filter(({ file, check }) => !isRepeated(file) && isRepeat(check));
}

/** Returns the IDs of repeats of the given rows. */
export function repeatsOf(rows: readonly ChosenFile[], ids: readonly string[]): readonly string[] {
  const idSet = new Set(ids);
  const keys = new Set(rows.filter(({ id }) => idSet.has(id)).map(({ file }) => fileKey(file)));
  return rows.filter(({ file, check }) => isRepeat(check) && keys.has(fileKey(file))).map(({ id }) => id);
}
