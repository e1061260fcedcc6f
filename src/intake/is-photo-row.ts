import { isPhoto } from '#file-type/file-kind.ts';
import { isImageType } from '#file-type/image/image-types.ts';

import type { ChosenFile } from './chosen-file.ts';

/** Returns true for photos that can be uploaded; false for a PDF or another file that is only named like a photo. */
export function isPhotoRow({ file, check }: Pick<ChosenFile, 'file' | 'check'>): boolean {
  if (!isPhoto(file) || check.status === 'rejected') return false;
  const type = check.status === 'regular' ? check.document?.type : undefined;
  return type === undefined || type === 'unknown' || isImageType(type);
}
