import { expect, test } from 'vitest';

import { inspectArchive } from '#manual/inspect.ts';
import { defaultLimits } from '#manual/limits.ts';
import { readStructure } from '#manual/structure.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { contentsOf } from '../../../tests/support/repair-copy.ts';
import { findManuals, type PlacedFile } from './find-manuals.ts';
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

/** The result, by paths. */
function found(files: readonly PlacedFile[]) {
  const { manuals, rest } = findManuals(files);
  return {
    manuals: manuals.map(({ name, startPage, files }) => ({
      name,
      startPage,
      paths: files.map(({ path }) => path),
    })),
    rest: rest.map(({ name }) => name),
  };
}

test('[PACK-1] a folder with an entry page is a manual, any other is single files', () => {
  const files = chosen(
    'Press/index.html',
    'Press/img/a.png',
    'Sheets/1.pdf',
    'Sheets/deep/notes.html',
    'letter.pdf',
  );
  expect(found(files)).toEqual({
    manuals: [{ name: 'Press', startPage: 'index.html', paths: ['index.html', 'img/a.png'] }],
    rest: ['letter.pdf', '1.pdf', 'notes.html'],
  });
});

test('[PACK-1] a manual among other files of a folder is found, and the others are single files', () => {
  const files = chosen(
    'Delivery/readme.pdf',
    'Delivery/docs/manual/index.html',
    'Delivery/docs/manual/img/a.png',
    'Delivery/docs/sheet.pdf',
    'Delivery/docs/Pump 3.html',
    ['Delivery/docs/Pump 3_files/a.css', 'p {}'],
    'Delivery/photos/1.jpg',
  );
  expect(found(files)).toEqual({
    manuals: [
      { name: 'Pump 3', startPage: 'Pump 3.html', paths: ['Pump 3.html', 'Pump 3_files/a.css'] },
      { name: 'manual', startPage: 'index.html', paths: ['index.html', 'img/a.png'] },
    ],
    rest: ['readme.pdf', 'sheet.pdf', '1.jpg'],
  });
});

test('[PACK-1] sibling manuals are separate, unless something lies next to them that they could share', () => {
  const two = ['Delivery/pump/index.html', 'Delivery/pump/img/a.png', 'Delivery/motor/Index.htm'];
  expect(found(chosen(...two, 'Delivery/Read me.pdf', 'Delivery/.DS_Store'))).toEqual({
    manuals: [
      { name: 'pump', startPage: 'index.html', paths: ['index.html', 'img/a.png'] },
      { name: 'motor', startPage: 'Index.htm', paths: ['Index.htm'] },
    ],
    rest: ['Read me.pdf', '.DS_Store'],
  });
  for (const shared of ['Delivery/img/logo.png', 'Delivery/style.css', 'Delivery/pages/a.html']) {
    const { manuals } = found(chosen(...two, shared));
    expect(manuals.map(({ name }) => name)).toEqual(['Delivery']);
  }
});

test('[PACK-1] folders around the contents are dropped', () => {
  expect(
    found(chosen('Delivery/Press 42/index.html', 'Delivery/Press 42/a.html', 'Delivery/.DS_Store')).manuals,
  ).toEqual([{ name: 'Press 42', startPage: 'index.html', paths: ['index.html', 'a.html'] }]);
  expect(found(chosen('index.html', 'a/b.html')).manuals).toEqual([]);
});

test('[PACK-2] a saved page and its files are a manual, next to other files or in a separate folder', () => {
  const saved = { name: 'Pump 3', startPage: 'Pump 3.html', paths: ['Pump 3.html', 'Pump 3_files/a.css'] };
  expect(found(chosen('Pump 3.html', ['Pump 3_files/a.css', 'p {}'], 'Other.html'))).toEqual({
    manuals: [{ ...saved, paths: ['Pump 3.html', 'Pump 3_files/a.css'] }],
    rest: ['Other.html'],
  });
  const german = found(chosen('Pumpe.htm', ['Pumpe-Dateien/a.css', 'p {}'], 'Pumpe-Fotos/1.jpg'));
  expect(german.manuals.map(({ paths }) => paths)).toEqual([['Pumpe.htm', 'Pumpe-Dateien/a.css']]);
  expect(german.rest).toEqual(['1.jpg']);
  expect(found(chosen('Saved/Pump 3.html', ['Saved/Pump 3_files/a.css', 'p {}'])).manuals).toEqual([
    { ...saved, name: 'Saved' },
  ]);
  expect(found(chosen('Saved/a.html', 'Saved/b.html', 'Saved/a_files/x.css'))).toEqual({
    manuals: [{ name: 'a', startPage: 'a.html', paths: ['a.html', 'a_files/x.css'] }],
    rest: ['b.html'],
  });
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
  const { structure } = await readStructure(archive, defaultLimits);
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
