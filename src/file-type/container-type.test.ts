import { expect, test } from 'vitest';

import { buildZip, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { containerTypeOf, isOtherContainer } from './container-type.ts';

const typeOf = (entries: readonly EntrySpec[]) => containerTypeOf(new Blob([Buffer.from(buildZip(entries))]));
const named = (...names: readonly string[]) => names.map((name) => ({ name, data: 'content' }));
const mimetype = (data: string) => [{ name: 'mimetype', data, method: 0 }, ...named('a/b.xml')];

test.each([
  ['docx', named('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
  ['xlsx', named('_rels/.rels', '[Content_Types].xml', 'docProps/app.xml', 'xl/workbook.xml')],
  ['pptx', named('[Content_Types].xml', 'ppt/presentation.xml')],
  ['vsdx', named('[Content_Types].xml', 'visio/document.xml')],
  ['aasx', named('[Content_Types].xml', '_rels/.rels', 'aasx/aasx-origin')],
  ['jar', named('META-INF/', 'META-INF/MANIFEST.MF', 'Main.class')],
  ['epub', mimetype('application/epub+zip')],
  ['opendocument', mimetype('application/vnd.oasis.opendocument.text')],
  ['iirds', mimetype('application/iirds+zip')],
] as const)('[DOCUMENT-12] %s is recognized by its first entries', async (type, entries) => {
  expect(await typeOf(entries)).toBe(type);
});

test('[DOCUMENT-12] other ZIPs, and containers that can only be guessed, are not recognized', async () => {
  expect(await typeOf(named('index.html', 'word/a.html'))).toBeUndefined();
  expect(await typeOf(named('[Content_Types].xml', 'Documents/1.fdoc'))).toBeUndefined();
  expect(await typeOf(named('META-INF/container.xml'))).toBeUndefined();
  expect(await typeOf(mimetype('text/plain'))).toBeUndefined();
  expect(await typeOf([])).toBeUndefined();
  const [first, second] = named('[Content_Types].xml', 'word/document.xml');
  expect(await typeOf([{ ...first!, descriptor: 'signed' }, second!])).toBeUndefined();
});

test('[DOCUMENT-12] a container that is cut off at any byte is recognized or not, but never as another type', async () => {
  const whole = buildZip(named('[Content_Types].xml', 'word/document.xml'));
  for (let length = 0; length < whole.length; length += 1) {
    const type = await containerTypeOf(new Blob([Buffer.from(whole.subarray(0, length))]));
    expect(['docx', undefined]).toContain(type);
  }
});

test.for<[readonly string[], boolean]>([
  [[], true],
  [['aasx'], false],
])(
  'an AASX whose relationships come after large files is one by its name, with the packages %j',
  async ([packages, isOther]) => {
    const entries = [
      { name: 'aasx/files/manual.pdf', data: new Uint8Array(70_000), method: 0 },
      { name: '_rels/.rels', data: '<Relationships/>' },
    ];
    expect(await isOtherContainer(new File([buildZip(entries)], 'pump.aasx'), packages)).toBe(isOther);
  },
);
