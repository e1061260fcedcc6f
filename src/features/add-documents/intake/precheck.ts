import { isTypeAccepted } from '#lib/accepted-type.ts';

import type { ChosenFile, FileCheck, Limits, Refusal } from './chosen-file.ts';

/** The same for a file that was chosen again, as far as can be told without reading it. */
const likeness = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

/** Whether a file was refused because it is in the list already. */
const isTwin = (check: FileCheck): boolean => check.status === 'refused' && check.refusal.code === 'twice';

const refused = (refusal: Refusal): FileCheck => ({ status: 'refused', refusal });

/** Says of one file after another whether it was among the rows or was asked about before. */
export function createTwinFinder(rows: readonly ChosenFile[]): (file: File) => boolean {
  const seen = new Set(rows.map(({ file }) => likeness(file)));
  return (file) => {
    const { size } = seen;
    return seen.add(likeness(file)).size === size;
  };
}

/** What can be said of a file at once, without reading it. */
export function checkAtSight(file: File, hasTwin: boolean, limits: Limits): FileCheck {
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
export function freedTwins(rows: readonly ChosenFile[]): readonly ChosenFile[] {
  const hasTwinBefore = createTwinFinder([]);
  return rows.filter(({ file, check }) => !hasTwinBefore(file) && isTwin(check));
}

/** Ids of the twins of some of the rows. */
export function twinsOf(rows: readonly ChosenFile[], ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const others = new Set(rows.filter(({ id }) => wanted.has(id)).map(({ file }) => likeness(file)));
  return rows.filter(({ file, check }) => isTwin(check) && others.has(likeness(file))).map(({ id }) => id);
}
