import { afterEach, expect, test, vi } from 'vitest';

import { pngOf } from '../../../tests/fixtures/picture-files.ts';
import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { runHere } from '../../../tests/support/fakes/fake-worker.ts';
import { fit } from './fit.ts';
import { drawPhoto, photoJob } from './photo-job.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's decoder; returns the types that it was given. */
function stubDecoder(): readonly string[] {
  const types: string[] = [];
  vi.stubGlobal('createImageBitmap', (blob: Blob) => {
    types.push(blob.type);
    return Promise.reject(new DOMException('Damaged.', 'InvalidStateError'));
  });
  return types;
}

const blobOf = (bytes: Uint8Array, type = '') => new Blob([Uint8Array.from(bytes)], { type });

test('[THUMB-3] an image of 40 million pixels is decoded, a larger one never', async () => {
  const types = stubDecoder();
  await expect(drawPhoto(blobOf(pngOf(8000, 5000)))).rejects.toThrow('Damaged.');
  expect(types).toHaveLength(1);
  expect(await drawPhoto(blobOf(pngOf(8000, 5001)))).toBeUndefined();
  expect(await drawPhoto(blobOf(pngOf(2 ** 31, 2 ** 31)))).toBeUndefined();
  expect(types).toHaveLength(1);
});

test('[THUMB-3] an image whose size is not in its first MiB is not decoded', async () => {
  const types = stubDecoder();
  const comments = Array.from({ length: 17 }, () =>
    Buffer.concat([Buffer.of(0xff, 0xfe, 0xff, 0xff), Buffer.alloc(65_533)]),
  );
  const frame = Buffer.of(0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0);
  const jpeg = Buffer.concat([Buffer.of(0xff, 0xd8), ...comments, frame]);
  expect(await drawPhoto(blobOf(jpeg))).toBeUndefined();
  expect(types).toEqual([]);
});

test('[THUMB-1] the decoder is chosen by the content', async () => {
  const types = stubDecoder();
  await expect(drawPhoto(blobOf(pngOf(1, 1), 'image/svg+xml'))).rejects.toThrow('Damaged.');
  expect(types).toEqual(['image/png']);
  expect(await drawPhoto(blobOf(Buffer.from('<svg/>'), 'image/png'))).toBeUndefined();
  expect(types).toHaveLength(1);
});

test('[THUMB-1] a picture fits into 160 pixels and has at least one each way', () => {
  expect(fit({ width: 4000, height: 3000 })).toEqual({ width: 160, height: 120 });
  expect(fit({ width: 3000, height: 4000 })).toEqual({ width: 120, height: 160 });
  expect(fit({ width: 30, height: 20 })).toEqual({ width: 30, height: 20 });
  expect(fit({ width: 60_000, height: 1 })).toEqual({ width: 160, height: 1 });
});

test('[THUMB-1] a file that cannot be drawn has no picture', async () => {
  stubDecoder();
  for (const file of [new Blob(), blobOf(pngOf(1, 1))]) {
    expect(await runHere(photoJob, 'draw', file)).toEqual({ value: undefined, events: [], transferred: [] });
  }
});

test('a picture is moved out of the worker', async () => {
  const picture = fakeOf<ImageBitmap>({ width: 1, height: 1, close: () => undefined });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      transferToImageBitmap = () => picture;
    },
  );
  expect(await runHere(photoJob, 'draw', blobOf(pngOf(1, 1)))).toMatchObject({
    value: picture,
    transferred: [picture],
  });
});
