import { isTypeAccepted } from '#file-type/accepted-type.ts';
import { extensionOf } from '#file-type/extension.ts';
import { sizeOf } from '#lib/file/file-facts.ts';

import type { ChosenFile, FileCheck, FileRejection, RejectedFile } from '../chosen-file.ts';
import type { FileLimits } from '../file-limits.ts';

/** Key that is equal for files that seem to be the same, without reading them. */
const fileKey = (file: File): string => JSON.stringify([file.name, sizeOf(file), file.lastModified]);

/** Returns the files that seem to be the same as a file, among those listed or passed before. */
type FindRepeated = (file: File) => readonly File[];

/**
 * Creates a search. Names are compared first: in Chromium, size and date of each file are a call into the browser that
 * blocks the page for about 0.3 ms.
 */
export function createRepeatFinder(listed: readonly Pick<ChosenFile, 'file'>[]): FindRepeated {
  const byName = new Map<string, File[]>();
  const add = (file: File): readonly File[] => {
    const named = byName.get(file.name) ?? [];
    byName.set(file.name, [...named, file]);
    return named;
  };
  for (const { file } of listed) add(file);
  return (file) => {
    const named = add(file);
    const key = named.length > 0 ? fileKey(file) : '';
    return named.filter((other) => fileKey(other) === key);
  };
}

/** Checks a file by its name and type, without reading it. Reading tells more of one that reports size 0. */
export function precheck(file: File, { acceptedTypes }: FileLimits): FileCheck {
  const rejection = rejectionByName(file, acceptedTypes);
  return rejection && sizeOf(file) > 0
    ? { status: 'rejected', rejection }
    : { status: 'checking', isZip: false };
}

/** Returns the rejection of a file above the size limit. */
export function rejectionBySize(file: File, { maxFileSizeBytes }: FileLimits): RejectedFile | undefined {
  if (maxFileSizeBytes === undefined) return undefined;
  const sizeBytes = sizeOf(file);
  if (sizeBytes <= maxFileSizeBytes) return undefined;
  return { status: 'rejected', rejection: { code: 'too-large', sizeBytes, limitBytes: maxFileSizeBytes } };
}

function rejectionByName(
  file: File,
  acceptedTypes: readonly string[] | undefined,
): FileRejection | undefined {
  if (!isTypeAccepted(file, acceptedTypes)) return { code: 'type', accepted: acceptedTypes ?? [] };
  const code = rejectedFormats.get(extensionOf(file.name));
  return code && { code };
}

const rejectedFormats = new Map<string, 'web-archive' | 'windows-help'>([
  ['mht', 'web-archive'],
  ['mhtml', 'web-archive'],
  ['chm', 'windows-help'],
]);
