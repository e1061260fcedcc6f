import { matchesPattern, patternOf } from '#file-type/type-pattern.ts';

import type { FileLimits } from './chosen-file.ts';

const anyPhoto = { names: ['photo.jpg', 'photo.jpeg'], types: ['image/jpeg', 'image/jpg'] };
const anyPdf = { names: ['scan.pdf'], types: ['application/pdf'] };

const accepts = ({ acceptedTypes = [] }: FileLimits, facts: typeof anyPdf): boolean =>
  acceptedTypes.length === 0 ||
  acceptedTypes.map(patternOf).some((pattern) => matchesPattern(pattern, facts));

/** Returns true if the deployment accepts photos. */
export const acceptsPhotos = (limits: FileLimits): boolean => accepts(limits, anyPhoto);

/** Returns true if the deployment accepts PDFs. */
export const acceptsPdf = (limits: FileLimits): boolean => accepts(limits, anyPdf);
