import { expect, test } from 'vitest';

import type { PlacedFile } from '#lib/placed-file.ts';
import { inspectArchive } from '#manual/inspect.ts';
import { readStructure } from '#manual/structure.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { contentsOf } from '../../../tests/support/repair-copy.ts';
import { findManuals } from './find-manuals.ts';
import { packManual } from './pack-manual.ts';

const page = (title: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><p>${'words '.repeat(50)}`;

/** Chosen files; pages unless content is provided. */
const chosen = (
  ...paths: readonly (string | readonly [string, string | Uint8Array<ArrayBuffer>])[]
): PlacedFile[] =>
  paths.map((each) => {
    const [path, content] = typeof each === 'string' ? [each, page(each)] : each;
    return {
      path,
      file: new File([content], path.slice(path.lastIndexOf('/') + 1), { lastModified: 1_700_000_000_000 }),
    };
  });

test('[PACK-3][PACK-4] every file is in the ZIP byte for byte, text deflated and images stored', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(60_000));
  const files = chosen(
    'Press/index.html',
    ['Press/img/Grüße.png', noise],
    ['Press/noise.txt', noise],
    ['Press/empty.css', ''],
    ['Press/__MACOSX/._a', 'junk'],
  );
  const [manual] = findManuals(files).manuals;
  const archive = await packManual(manual!, { scheduling: uninterruptedScheduling });
  const contents = await contentsOf(archive);
  expect([...contents.keys()]).toEqual(['index.html', 'img/Grüße.png', 'noise.txt', 'empty.css']);
  for (const { path, file } of manual!.files) {
    expect(contents.get(path)).toEqual(new Uint8Array(await file.arrayBuffer()));
  }
  const { structure } = await readStructure(archive);
  const methods = structure?.archive.entries.map(({ name, method }) => [name, method]);
  expect(methods).toEqual([
    ['index.html', 8],
    ['img/Grüße.png', 0],
    ['noise.txt', 0],
    ['empty.css', 0],
  ]);
});

test('[PACK-5] the packed ZIP passes the inspection as a manual, with a start page if there was none', async () => {
  const saved = findManuals(chosen('Pump 3.html', ['Pump 3_files/a.css', 'p {}'])).manuals[0]!;
  const archive = await packManual(saved, { scheduling: uninterruptedScheduling });
  expect(await inspectArchive(archive)).toMatchObject({
    verdict: 'manual',
    startPage: 'index.html',
    title: 'Pump 3.html',
    files: 3,
  });
  const folder = findManuals(chosen('Press/Default.htm', 'Press/a.html')).manuals[0]!;
  expect(
    await inspectArchive(await packManual(folder, { scheduling: uninterruptedScheduling })),
  ).toMatchObject({
    startPage: 'Default.htm',
    files: 2,
  });
});

test('[PACK-3] an unreadable file ends the packing with its read error', async () => {
  const manual = findManuals(chosen('Press/index.html')).manuals[0]!;
  const gone = Object.assign(new File(['x'], 'a.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  const packed = packManual(
    { ...manual, files: [...manual.files, { path: 'a.png', file: gone }] },
    { scheduling: uninterruptedScheduling },
  );
  await expect(packed).rejects.toThrow(DOMException);
});
