import { isTypeAccepted } from '#lib/accepted-type.ts';

import type { FileLimits } from './chosen-file.ts';

const anyPhoto = { name: 'photo.jpg', type: 'image/jpeg' };

/** Returns true if the deployment accepts photos. */
export const acceptsPhotos = ({ acceptedTypes }: FileLimits): boolean =>
  isTypeAccepted(anyPhoto, acceptedTypes);
