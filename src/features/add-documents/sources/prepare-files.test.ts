import { expect, test, vi } from 'vitest';

import { prepareFiles } from './prepare-files.ts';

test('files of another window, such as that of a host’s frame, are prepared as well', async () => {
  const files = [new File(['%PDF-1.7'], 'plan'), new File(['x'], 'notes.txt', { type: 'text/plain' })];
  vi.stubGlobal('File', class extends File {});
  const prepared = await prepareFiles(
    files.map((file) => ({ path: file.name, file })),
    'PRESS-1',
  ).finally(() => vi.unstubAllGlobals());
  expect(prepared.map(({ file: { name, type } }) => [name, type])).toEqual([
    ['plan', 'application/pdf'],
    ['notes.txt', 'text/plain'],
  ]);
});
