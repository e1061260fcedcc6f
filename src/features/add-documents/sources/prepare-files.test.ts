import { expect, test, vi } from 'vitest';

import { createPreparation } from './prepare-files.ts';

test('files of another window, such as that of a host’s frame, are prepared as well', async () => {
  const files = [new File(['%PDF-1.7'], 'plan'), new File(['x'], 'notes.txt', { type: 'text/plain' })];
  vi.stubGlobal('File', class extends File {});
  const prepared = await createPreparation()(
    files.map((file) => ({ path: file.name, file })),
    'PRESS-1',
  ).finally(() => vi.unstubAllGlobals());
  expect(prepared.map(({ file: { name, type } }) => [name, type])).toEqual([
    ['plan', 'application/pdf'],
    ['notes.txt', 'text/plain'],
  ]);
});

test('[PHOTO-3] each area on a page numbers its own pictures', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 9, 7, 5), toFake: ['Date'] });
  const files = [{ path: 'image.jpg', file: new File(['x'], 'image.jpg') }];
  const names = await Promise.all(
    [createPreparation(), createPreparation()].map(async (prepare) => (await prepare(files, 'P'))[0]?.path),
  );
  vi.useRealTimers();
  expect(names).toEqual(Array(2).fill('P 2026-03-01 09-07-05.jpg'));
});
