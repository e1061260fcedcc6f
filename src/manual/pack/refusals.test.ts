import { expect, test } from 'vitest';

import { uninterruptedScheduling } from '#manual/uninterrupted-scheduling.ts';
import { inspectArchive } from '#manual/inspect.ts';

import { ManualRefusedError } from '../errors.ts';
import { packManual } from './pack-manual.ts';

const page = '<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><p>a</p></html>';
const sound = { 'index.html': page };

const pack = (
  contents: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  startPage = 'index.html',
) =>
  packManual(
    {
      files: Object.entries(contents).map(([path, data]) => ({ path, file: new File([data], path) })),
      startPage,
    },
    { scheduling: uninterruptedScheduling },
  );

test.for<[string, string, Record<string, string>, string?]>([
  ['NAME-UNSAFE', 'a\u202eb.html', { ...sound, 'a\u202eb.html': page }],
  ['NAME-UNSAFE', 'x:y/a.html', { ...sound, 'x:y/a.html': page }],
  ['NAME-CASE-CLASH', 'b.html', { ...sound, 'B.html': page, 'b.html': page }],
  ['ENTRY-PROGRAM', 'setup.exe', { ...sound, 'setup.exe': 'MZ' }],
  ['DOC-NOT-HTML', 'a.html', { ...sound, 'a.html': '%PDF-1.7' }],
  ['DOC-NOT-HTML', 'index.html', { 'index.html': ' ' }],
  ['DOC-XML', 'index.xhtml', { 'index.xhtml': '<html><p></html>' }, 'index.xhtml'],
])(
  '[PACK-9] a folder is not packed for which the inspection would say %s of %s',
  async ([code, entry, files, start]) => {
    const error = await pack(files, start).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ManualRefusedError);
    expect((error as ManualRefusedError).findings).toMatchObject([{ code, severity: 'error', entry }]);
  },
);

test('[PACK-5][PACK-9] what would look like a bomb when it is packed is stored, and accepted', async () => {
  const zeros = new Uint8Array(65 * 2 ** 20);
  const archive = await pack({ ...sound, 'a.txt': zeros });
  expect(archive.size).toBeGreaterThan(zeros.length);
  expect((await inspectArchive(archive)).verdict).toBe('manual');
});
