import { isTypeAccepted } from '#file-type/accepted-type.ts';
import { extensionOf } from '#file-type/extension.ts';
import { sizeOf } from '#lib/file-facts.ts';

import type { ChosenFile, FileCheck, FileLimits, FileRejection, RejectedFile } from './chosen-file.ts';

/** Key that is equal for files that seem to be the same, without reading them. */
const fileKey = (file: File): string => JSON.stringify([file.name, sizeOf(file), file.lastModified]);

/** Returns true if a file was rejected because it is in the list already. */
const isRepeat = (check: FileCheck): boolean =>
  check.status === 'rejected' && check.rejection.code === 'twice';

const rejected = (rejection: FileRejection): RejectedFile => ({ status: 'rejected', rejection });

/**
 * Returns a function that returns true for files that are in the rows or were passed to it before. Names are compared
 * first: in Chromium, size and date of each file are a call into the browser that blocks the page for about 0.3 ms.
 */
export function createRepeatFinder(rows: readonly ChosenFile[]): (file: File) => boolean {
  const firstByName = new Map<string, File>();
  const keys = new Set<string>();
  const isSeen = (file: File): boolean => {
    const first = firstByName.get(file.name);
    if (!first) {
      firstByName.set(file.name, file);
      return false;
    }
    const { size } = keys.add(fileKey(first));
    return keys.add(fileKey(file)).size === size;
  };
  for (const { file } of rows) isSeen(file);
  return isSeen;
}

/** Returns the rejection of a file above the size limit. */
export function checkSize(file: File, { maxFileSizeBytes }: FileLimits): RejectedFile | undefined {
  const size = sizeOf(file);
  if (maxFileSizeBytes === undefined || size <= maxFileSizeBytes) return undefined;
  return rejected({ code: 'too-large', sizeBytes: size, limitBytes: maxFileSizeBytes });
}

/** Checks a file by its name and type, without reading it or asking for its size. */
export function precheck(
  file: File,
  isRepeated: boolean,
  { acceptedTypes }: Pick<FileLimits, 'acceptedTypes'>,
): FileCheck {
  if (isRepeated) return rejected({ code: 'twice' });
  if (!isTypeAccepted(file, acceptedTypes)) return rejected({ code: 'type', accepted: acceptedTypes ?? [] });
  const code = rejectedFormats.get(extensionOf(file.name));
  return code ? rejected({ code }) : { status: 'checking', isZip: false };
}

const rejectedFormats = new Map<string, 'web-archive' | 'windows-help'>([
  ['mht', 'web-archive'],
  ['mhtml', 'web-archive'],
  ['chm', 'windows-help'],
]);

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
