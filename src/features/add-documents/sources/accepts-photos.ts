import { isTypeAccepted } from '#file-type/accepted-type.ts';
import type { FileLimits } from '#intake/file-limits.ts';

const anyPhoto = { name: 'photo.jpg', type: 'image/jpeg' };
const anyPdf = { name: 'scan.pdf', type: 'application/pdf' };

/** Returns true if the deployment accepts photos. */
export const acceptsPhotos = ({ acceptedTypes }: FileLimits): boolean =>
  isTypeAccepted(anyPhoto, acceptedTypes);

/** Returns true if the deployment accepts PDFs. */
export const acceptsPdf = ({ acceptedTypes }: FileLimits): boolean => isTypeAccepted(anyPdf, acceptedTypes);
