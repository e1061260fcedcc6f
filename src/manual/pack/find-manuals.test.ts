import { expect, test } from 'vitest';

import { findManuals } from './find-manuals.ts';

/** Result for files with these paths: name, start page and paths of each manual; the names of the other files. */
function found(...paths: readonly string[]) {
  const chosen = paths.map((path) => ({ path, file: new File([], path.slice(path.lastIndexOf('/') + 1)) }));
  const { manuals, rest } = findManuals(chosen);
  return {
    manuals: manuals.map(({ name, startPage, files }) => [name, startPage, files.map(({ path }) => path)]),
    rest: rest.map(({ name }) => name),
  };
}

test('[PACK-1] an empty selection, junk and single files contain no manual', () => {
  expect(found()).toEqual({ manuals: [], rest: [] });
  expect(found('a.pdf', 'index.html')).toEqual({ manuals: [], rest: ['a.pdf', 'index.html'] });
  expect(found('X/.DS_Store')).toEqual({ manuals: [], rest: ['.DS_Store'] });
  expect(found('X/.DS_Store', 'X/Y/a.pdf', 'X/Y/Z/b.pdf')).toEqual({
    manuals: [],
    rest: ['.DS_Store', 'a.pdf', 'b.pdf'],
  });
});

test("[PACK-1] junk isn't part of a manual, wherever it lies", () => {
  expect(
    found('X/.DS_Store', 'X/Y/index.html', 'X/Y/Thumbs.db', 'X/Y/a/b.html', 'X/__MACOSX/c.html'),
  ).toEqual({
    manuals: [['Y', 'index.html', ['index.html', 'a/b.html']]],
    rest: [],
  });
});

test('[PACK-1] a folder around the contents is dropped only if it holds everything', () => {
  const inner = ['index.html', ['index.html', 'a.html']];
  expect(found('X/Y/Z/index.html', 'X/Y/Z/a.html')).toEqual({ manuals: [['Z', ...inner]], rest: [] });
  // `Y2` only starts like `Y`.
  expect(found('X/Y/index.html', 'X/Y/a.html', 'X/Y2/b.pdf')).toEqual({
    manuals: [['Y', ...inner]],
    rest: ['b.pdf'],
  });
});

test('[PACK-2] a saved page has the name of its file without the extension', () => {
  expect(found('Pump 3.1.html', 'Pump 3.1_files/a.css', 'Pump 3.1_files/b/c.css', 'Pump 3.1/d.css')).toEqual({
    manuals: [
      ['Pump 3.1', 'Pump 3.1.html', ['Pump 3.1.html', 'Pump 3.1_files/a.css', 'Pump 3.1_files/b/c.css']],
    ],
    rest: ['d.css'],
  });
});

test.each([
  '_files .files -Dateien _fichiers _bestanden _file _archivos -filer _tiedostot _pliki _soubory _elemei',
  '_ficheiros _arquivos _dosyalar _datoteke _fitxers _failid _fails _bylos _fajlovi _fitxategiak',
])('[PACK-2] the folder of a saved page is recognized in many languages: %s', (endings) => {
  for (const ending of endings.split(' ')) {
    const [page, part] = ['a.htm', `a${ending}/b.css`];
    expect(found(page, part)).toEqual({ manuals: [['a', page, [page, part]]], rest: [] });
    expect(found(`S/${page}`, `S/${part}`)).toEqual({ manuals: [['S', page, [page, part]]], rest: [] });
  }
});

test("[PACK-2] a folder next to a file that isn't a page, or next to another page, doesn't belong to a saved page", () => {
  expect(found('Pump.pdf', 'Pump_files/a.css', 'Pump.pdf_files/b.css')).toEqual({
    manuals: [],
    rest: ['Pump.pdf', 'a.css', 'b.css'],
  });
  expect(found('S/Pump.pdf', 'S/Pump_files/a.css')).toEqual({ manuals: [], rest: ['Pump.pdf', 'a.css'] });
  expect(found('a.html', 'b_files/a.css', 'xa_files/a.css')).toEqual({
    manuals: [],
    rest: ['a.html', 'a.css', 'a.css'],
  });
});

test('[PACK-2] a saved page in a separate folder is found', () => {
  expect(found('S/a.html')).toEqual({ manuals: [], rest: ['a.html'] });
  expect(found('S/a.html', 'S/T/b.html')).toEqual({ manuals: [], rest: ['a.html', 'b.html'] });
  expect(found('S/T/a.html', 'S/T/a_files/b.css')).toEqual({
    manuals: [['T', 'a.html', ['a.html', 'a_files/b.css']]],
    rest: [],
  });
  // A frame of the page may come first.
  expect(found('S/a_files/frame.html', 'S/a.html')).toEqual({
    manuals: [['S', 'a.html', ['a_files/frame.html', 'a.html']]],
    rest: [],
  });
  expect(found('S/a_filesystem/x.css', 'S/a_files/y.css', 'S/a.html')).toEqual({
    manuals: [['a', 'a.html', ['a.html', 'a_files/y.css']]],
    rest: ['x.css'],
  });
});

test.each([
  // Documents aren't part of a page.
  [
    ['Read me.pdf', 'a.doc', 'a.DOCX', 'b.xls', 'b.xlsx', 'c.ppt', 'c.pptx'],
    ['pump', 'motor'],
  ],
  [
    ['a.odt', 'a.ods', 'a.rtf', 'a.txt', 'a.md', 'a.csv', 'a.zip'],
    ['pump', 'motor'],
  ],
  [['Read me.pdf', 'logo.png'], ['D']],
  [['a.pdf.css'], ['D']],
  [['pdf'], ['D']],
  [['start.html'], ['D']],
  // Each of the other folders has an entry page.
  [['pumps/Index.html'], ['pump', 'motor', 'pumps']],
  [
    ['p/index.html', 'p/img/a.png'],
    ['pump', 'motor', 'p'],
  ],
  [['pumps/a.html'], ['D']],
])('[PACK-1] next to %j the manuals are %j', (others, expected) => {
  const two = ['pump/index.html', 'motor/default.htm'];
  const { manuals, rest } = found(...[...two, ...others].map((path) => `D/${path}`));
  expect(manuals.map(([name]) => name)).toEqual(expected);
  expect(rest).toEqual(others.filter((path) => expected.length === 2 && !path.includes('/')));
});

test('[PACK-1] a single manual next to documents is found', () => {
  expect(found('D/pump/index.html', 'D/a.pdf')).toEqual({
    manuals: [['pump', 'index.html', ['index.html']]],
    rest: ['a.pdf'],
  });
});

test('[PACK-1] many sibling folders are separated in time', () => {
  const paths = Array.from({ length: 50_000 }, (_, at) => `D/${at}/index.html`);
  const { manuals, rest } = found(...paths);
  expect(manuals).toHaveLength(paths.length);
  expect(rest).toEqual([]);
});
