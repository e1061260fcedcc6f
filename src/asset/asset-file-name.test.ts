import { expect, test, vi } from 'vitest';

import { assetFileName, createPictureNaming, namedAfterAsset, renamedForAsset } from './asset-file-name.ts';

const at = new Date(2026, 2, 1, 9, 7, 5);

test('[PHOTO-3] a name has the asset, the date and the time', () => {
  expect(assetFileName({ assetId: 'PRESS-0042', at, extension: 'pdf' })).toBe(
    'PRESS-0042 2026-03-01 09-07-05.pdf',
  );
});

test('[PHOTO-3] characters of an asset ID that file names do not allow are replaced', () => {
  expect(assetFileName({ assetId: 'A/B: 7\u0007', at, extension: 'jpg' })).toBe(
    'A-B- 7- 2026-03-01 09-07-05.jpg',
  );
});

test('[PHOTO-3] a photo keeps its type and its time', () => {
  const photo = new File(['x'], 'image.HEIC', { type: 'image/heic', lastModified: 7 });
  const named = namedAfterAsset(photo, 'P');
  expect(named.name).toMatch(/^P \d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.heic$/);
  expect([named.type, named.lastModified, named.size]).toEqual(['image/heic', 7, 1]);
});

test('[PHOTO-3] a proposed name with an asset, date and time names the new asset; other names stay', () => {
  const stamp = '2026-03-01 09-07-05';
  expect(renamedForAsset(`PRESS-0042 ${stamp}`, 'PRESS-0042', 'TANK-007')).toBe(`TANK-007 ${stamp}`);
  expect(renamedForAsset(`PRESS-0042 ${stamp} 2`, 'PRESS-0042', 'TANK-007')).toBe(`TANK-007 ${stamp} 2`);
  expect(renamedForAsset(`PUMP AB ${stamp}`, 'PUMP-AB', 'TANK-007')).toBe(`TANK-007 ${stamp}`);
  expect(renamedForAsset(`PRESS-0043 ${stamp}`, 'PRESS-0042', 'TANK-007')).toBeUndefined();
  expect(renamedForAsset('PRESS-0042 wiring', 'PRESS-0042', 'TANK-007')).toBeUndefined();
});

test('[PHOTO-3] photos of the same second without a name of their own are numbered', () => {
  vi.useFakeTimers({ now: at });
  const named = createPictureNaming();
  const names = (...given: readonly string[]) => given.map((name) => named(new File(['x'], name), 'P').name);
  expect(names('image.jpg', 'image.jpg', 'plan.jpg', 'image.HEIC')).toEqual([
    'P 2026-03-01 09-07-05.jpg',
    'P 2026-03-01 09-07-05 2.jpg',
    'plan.jpg',
    'P 2026-03-01 09-07-05 3.heic',
  ]);
  vi.advanceTimersByTime(1000);
  expect(names('image.png')).toEqual(['P 2026-03-01 09-07-06.png']);
  vi.useRealTimers();
});
