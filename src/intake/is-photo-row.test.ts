import { expect, test } from 'vitest';

import { isPhotoRow } from './is-photo-row.ts';

test('a file that is only named like a photo is none', () => {
  const file = new File(['%PDF-1.7'], 'plate.jpg', { type: 'image/jpeg' });
  const found = (type: 'pdf' | 'jpeg' | 'unknown') =>
    isPhotoRow({ file, check: { status: 'regular', document: { type, findings: [] } } });
  expect([found('pdf'), found('jpeg'), found('unknown')]).toEqual([false, true, true]);
  expect(isPhotoRow({ file, check: { status: 'checking', isZip: false } })).toBe(true);
  expect(isPhotoRow({ file, check: { status: 'rejected', rejection: { code: 'empty' } } })).toBe(false);
});
