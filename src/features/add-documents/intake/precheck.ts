import { isTypeAccepted } from '#lib/accepted-type.ts';

import type { ChosenFile, FileCheck, FileLimits, Rejection } from './chosen-file.ts';

/** The same for a file that was chosen again, as far as can be told without reading it. */
const fileKey = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

/** Returns true if a file was refused because it is in the list already. */
const isRepeat = (check: FileCheck): boolean => check.status === 'refused' && check.refusal.code === 'twice';

const refused = (refusal: Rejection): FileCheck => ({ status: 'refused', refusal });

/** Says of one file after another whether it was among the rows or was asked about before. */
export function createRepeatFinder(rows: readonly ChosenFile[]): (file: File) => boolean {
  const seen = new Set(rows.map(({ file }) => fileKey(file)));
  return (file) => {
    const { size } = seen;
    return seen.add(fileKey(file)).size === size;
  };
}

/** What can be said of a file at once, without reading it. */
export function precheck(file: File, hasTwin: boolean, limits: FileLimits): FileCheck {
  const { maxFileSizeBytes, acceptedTypes } = limits;
  if (hasTwin) return refused({ code: 'twice' });
  if (maxFileSizeBytes !== undefined && file.size > maxFileSizeBytes) {
    return refused({ code: 'too-large', limitBytes: maxFileSizeBytes });
  }
  if (!isTypeAccepted(file, acceptedTypes)) return refused({ code: 'type', accepted: acceptedTypes ?? [] });
  const [, extension = ''] = /\.([^.]+)$/.exec(file.name.toLowerCase()) ?? [];
  const code = refusedFormats[extension];
  return code ? refused({ code }) : { status: 'checking', isZip: false };
}

const refusedFormats: Readonly<Record<string, 'web-archive' | 'windows-help'>> = {
  mht: 'web-archive',
  mhtml: 'web-archive',
  chm: 'windows-help',
};

/** The twins whose other copy is gone from the list; of several of one file the first. */
export function noLongerRepeated(rows: readonly ChosenFile[]): readonly ChosenFile[] {
  const hasTwinBefore = createRepeatFinder([]);
  return rows.filter(({ file, check }) => !hasTwinBefore(file) && isRepeat(check));
}

/** Ids of the twins of some of the rows. */
export function repeatsOf(rows: readonly ChosenFile[], ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const others = new Set(rows.filter(({ id }) => wanted.has(id)).map(({ file }) => fileKey(file)));
  return rows.filter(({ file, check }) => isRepeat(check) && others.has(fileKey(file))).map(({ id }) => id);
}
