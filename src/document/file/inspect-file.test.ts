import { expect, test } from 'vitest';

import { buildZip, bytesOf } from '../../../tests/fixtures/build-zip.ts';
import { wordDocument, wordEntries } from '../../../tests/fixtures/office-files.ts';
import { oleFile } from '../../../tests/fixtures/ole-files.ts';
import { blackPng, pngOf } from '../../../tests/fixtures/picture-files.ts';
import { tiffOf } from '../../../tests/fixtures/tiff-files.ts';
import { inspectFile } from './inspect-file.ts';

const fileOf = (bytes: Uint8Array | string) => new Blob([Buffer.from(bytes)]);
const inspect = (name: string, bytes: Uint8Array | string) => inspectFile(fileOf(bytes), name);
const codesOf = async (name: string, bytes: Uint8Array | string) =>
  (await inspect(name, bytes)).findings.map(({ code }) => code);
const typeOf = async (name: string, bytes: Uint8Array | string) => (await inspect(name, bytes)).type;
const binary = (text: string) => Buffer.from(text, 'latin1');

/** The first box of an image in the HEIF family. */
const heif = (brand: string, ...others: readonly string[]) => {
  const body = `ftyp${brand}\0\0\0\0${others.join('')}`;
  return binary(`\0\0\0${String.fromCharCode(body.length + 4)}${body}`);
};

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

const decodedWith = (bytes: Uint8Array, isDecodable: boolean) =>
  inspectFile(fileOf(bytes), 'a.png', async () => isDecodable);

test.each([
  ['AC1032\0\0\0\0\0\0', 'dwg'],
  ['  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'dxf'],
  ['999\nmade by hand\n  0\nSECTION\n', 'dxf'],
  ['AutoCAD Binary DXF\r\n\x1a\0', 'dxf'],
  ['ISO-10303-21;\nHEADER;', 'step'],
  ['{\\rtf1\\ansi', 'rtf'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['AC1032 is the version of a drawing', 'text'],
  ['0\nSECTIONS of a text', 'text'],
] as const)('[DOCUMENT-13] %o is recognized as %s', async (start, type) => {
  expect(await typeOf('file', binary(start))).toBe(type);
});

test('[DOCUMENT-13] images of the HEIF family are told by their brands', async () => {
  expect(await typeOf('a', heif('heic', 'mif1'))).toBe('heic');
  expect(await typeOf('a', heif('mif1', 'heic'))).toBe('heic');
  expect(await typeOf('a', heif('mif1', 'avif'))).toBe('avif');
  expect(await typeOf('a', heif('mif1'))).toBe('heic');
  expect(await typeOf('a.mp4', heif('isom', 'mp42'))).toBe('unknown');
});

test.each(['FCStd', 'f3z', 'layout', 'ifczip', 'zap19', 'xmind', '3mf', 'usdz', 'projectarchive'])(
  '[DOCUMENT-12] nothing is said about a file that is a ZIP inside: .%s',
  async (extension) => {
    const project = buildZip([{ name: 'META-INF/MANIFEST.MF', data: 'Version: 1' }, { name: 'index.html' }]);
    expect(await inspect(`Pump.${extension}`, project)).toEqual({ type: 'zip', findings: [] });
  },
);

test('[DOCUMENT-17] a document whose ZIP is cut off, altered or gone is damaged', async () => {
  const sound = wordDocument();
  expect(await inspect('a.docx', sound)).toEqual({ type: 'docx', findings: [] });
  expect(await codesOf('a.docx', sound.subarray(0, sound.length - 30))).toEqual(['OFFICE-DAMAGED']);
  expect(await codesOf('a.docx', sound.subarray(0, 200))).toEqual(['OFFICE-DAMAGED']);
  expect(await codesOf('a.docx', wordDocument({ central: { crc: 1 }, local: { crc: 1 } }))).toEqual([
    'OFFICE-DAMAGED',
  ]);
  expect(await codesOf('a.docx', wordDocument({ omit: 'local' }))).toEqual(['OFFICE-DAMAGED']);
  expect(await codesOf('a.xlsx', binary('\x01\0\x02'))).toEqual(['OFFICE-DAMAGED']);
  expect(await codesOf('a', sound.subarray(0, 200))).toEqual(['OFFICE-DAMAGED']);
});

test('[DOCUMENT-17] what Office and its libraries tolerate is no damage', async () => {
  expect(await codesOf('a.docx', wordDocument({ descriptor: 'signed' }))).toEqual([]);
  expect(await codesOf('a.docx', wordDocument({ local: { flags: 0x800 } }))).toEqual([]);
  expect(await codesOf('a.docx', buildZip(wordEntries(), { trailing: bytesOf('\0\0') }))).toEqual([]);
});

test('[DOCUMENT-17] the directory of the ZIP tells the type where the first entries do not', async () => {
  const [types, ...others] = wordEntries();
  const streamed = buildZip([{ ...types!, descriptor: 'signed' }, ...others]);
  expect(await typeOf('a', streamed)).toBe('docx');
});

const odtEntries = ['content.xml', 'styles.xml', 'META-INF/manifest.xml'].map((name) => ({
  name,
  data: '<a/>',
}));
const mimetype = { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' };

test.each([
  ['first', [{ ...mimetype, method: 0 }, ...odtEntries]],
  ['last', [...odtEntries, { ...mimetype, method: 0 }]],
  ['compressed', [{ ...mimetype, method: 8 }, ...odtEntries]],
  ['missing', odtEntries],
])('[DOCUMENT-12] an ODT is one wherever its media type is: %s', async (_, entries) => {
  expect(await inspect('a.odt', buildZip(entries))).toEqual({ type: 'opendocument', findings: [] });
});

test('[DOCUMENT-18] macros are a note, in new documents and in old ones', async () => {
  const macros = buildZip([...wordEntries(), { name: 'word/vbaProject.bin', data: 'code' }]);
  expect((await inspect('a.docm', macros)).findings).toMatchObject([
    { code: 'OFFICE-MACROS', severity: 'info' },
  ]);
  const old = oleFile([{ name: 'WordDocument' }, { name: 'Macros', kind: 1 }]);
  expect(await codesOf('a.doc', old)).toEqual(['OFFICE-LEGACY', 'OFFICE-MACROS']);
});

test('[DOCUMENT-18] a document with a password is a compound file', async () => {
  const secret = oleFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]);
  expect(await inspect('a.docx', secret)).toEqual({
    type: 'encrypted-office',
    findings: [{ code: 'OFFICE-PASSWORD', severity: 'warning', params: {} }],
  });
});

test.each([
  ['a.doc', 'WordDocument'],
  ['a.xls', 'Workbook'],
  ['a.ppt', 'PowerPoint Document'],
])('[DOCUMENT-18] an old document is a note: %s', async (file, name) => {
  expect(await codesOf(file, oleFile([{ name }]))).toEqual(['OFFICE-LEGACY']);
});

test.each([
  ['a.doc', 'doc', '\xdb\xa5-\0\x19\x60'],
  ['a.doc', 'doc', '1\xbe\0\0\0\xab'],
  ['a.doc', 'doc', '\xfe7\0\x1c\0\0'],
  ['a.doc', 'wordperfect', '\xffWPC\x10\0\0\0'],
  ['a.wpd', 'wordperfect', '\xffWPC\x10\0\0\0'],
  ['a.xls', 'xls', '\x09\0\x04\0\x02\0\x10\0'],
  ['a.xls', 'xls', '\x09\x04\x06\0\0\0\x10\0'],
  ['a.ppt', 'ppt', '\xed\xde\xad\x0b\x03\0'],
])(
  '[DOCUMENT-18] a document older than compound files is old, not damaged: %s, %s',
  async (name, type, start) => {
    const report = await inspect(name, binary(start));
    expect([report.type, report.findings.map(({ code }) => code)]).toEqual([type, ['OFFICE-LEGACY']]);
  },
);

test('[DOCUMENT-18] an unknown content with an old name is not called damaged', async () => {
  for (const name of ['a.doc', 'a.xls', 'a.ppt']) {
    expect(await codesOf(name, binary('\x01\0\x02'))).toEqual([]);
  }
});

test('[DOCUMENT-18] a workbook with an embedded Word object is a workbook', async () => {
  const workbook = oleFile([
    { name: 'MBD0012', kind: 1 },
    { name: 'WordDocument', isInside: true },
    { name: '1Table', isInside: true },
    { name: 'Workbook' },
  ]);
  expect(await typeOf('a.xls', workbook)).toBe('xls');
  const letter = oleFile([
    { name: 'ObjectPool', kind: 1 },
    { name: 'Workbook', isInside: true },
    { name: 'WordDocument' },
  ]);
  expect(await typeOf('a.doc', letter)).toBe('doc');
});

test('[DOCUMENT-18] other compound files are named or left alone, and one without its directory is damaged', async () => {
  expect(await inspect('a.msg', oleFile([{ name: '__properties_version1.0' }]))).toEqual({
    type: 'outlook',
    findings: [],
  });
  expect(await inspect('a.msi', oleFile([{ name: 'Table' }]))).toEqual({ type: 'ole', findings: [] });
  expect(await codesOf('a.doc', oleFile([{ name: 'WordDocument' }]).subarray(0, 700))).toEqual([
    'OFFICE-DAMAGED',
  ]);
});

test('[DOCUMENT-19] text that is not UTF-8 may show wrong letters', async () => {
  expect(await codesOf('a.csv', 'Grün;é')).toEqual([]);
  expect(await codesOf('a.csv', binary('Gr\xfcn;\xe9'))).toEqual(['TEXT-NOT-UTF8']);
  // A character that lies across two slices, and one that is cut off at the end.
  expect(await codesOf('a.txt', Buffer.from(`${'a'.repeat(2 ** 20 - 1)}ü`))).toEqual([]);
  expect(await codesOf('a.txt', Buffer.from('aü').subarray(0, 2))).toEqual(['TEXT-NOT-UTF8']);
  expect(await codesOf('a.ini', binary('Gr\xfcn'))).toEqual([]);
});

test.each([
  ['with the mark, little-endian', '\xff\xfeG\0r\0\xfc\0n\0', []],
  ['with the mark, big-endian', '\xfe\xff\0G\0r\0\xfc\0n', []],
  ['with the mark, cut off', '\xff\xfeG\0r\0\xfc', ['TEXT-NOT-UTF8']],
  ['without, little-endian', 'P\0u\0m\0p\0 \0', ['TEXT-NOT-UTF8']],
  ['without, big-endian', '\0P\0u\0m\0p\0 ', ['TEXT-NOT-UTF8']],
  ['without, Japanese', '\xdd\x30\xf3\x30\xd7\x30\x0d\0\x0a\0', ['TEXT-NOT-UTF8']],
  ['in 32 bits', '\xff\xfe\0\0P\0\0\0', ['TEXT-NOT-UTF8']],
  ['no text at all', '\0\x01\x02\0\xff\x80\x03\0\x0e\xd8', []],
])('[DOCUMENT-19] UTF-16 is text: %s', async (_, content, codes) => {
  expect(await codesOf('a.txt', binary(content))).toEqual(codes);
  expect(await codesOf('a.csv', binary(content))).toEqual(codes);
});

test('[DOCUMENT-19] a drawing with a script is a warning, however it is written', async () => {
  for (const content of [
    '<script>alert(1)</script>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<rect onclick="alert(1)"/>',
    '<a href="java\tscript:alert(1)"/>',
  ]) {
    expect(await codesOf('a.svg', svg(content))).toEqual(['SVG-SCRIPT']);
  }
  expect(await codesOf('a.svg', svg('<!-- <script/> --><text>script onclick=</text>'))).toEqual([]);
  const late = `<!--${'x'.repeat(2000)}-->${svg('<script/>')}`;
  expect(await codesOf('a.svg', late)).toEqual(['SVG-SCRIPT']);
});

const jpegStart = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 17, 0];
const jpeg = Uint8Array.from([...jpegStart, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);

test('[DOCUMENT-16] an image that ends early is damaged, and its size is a fact', async () => {
  expect(await inspect('a.jpg', jpeg)).toEqual({
    type: 'jpeg',
    image: { width: 30, height: 20, isDecoded: false },
    findings: [],
  });
  expect((await inspect('a.jpg', jpeg.subarray(0, 20))).findings).toEqual([
    { code: 'IMAGE-DAMAGED', severity: 'warning', params: { reason: 'cut-off' } },
  ]);
  const png = blackPng(40, 30);
  expect(await codesOf('a.png', png)).toEqual([]);
  expect(await codesOf('a.png', png.subarray(0, png.length - 4))).toEqual(['IMAGE-DAMAGED']);
  expect(await codesOf('a.png', Buffer.concat([png.subarray(0, 40), Buffer.alloc(400)]))).toEqual([
    'IMAGE-DAMAGED',
  ]);
  expect(await codesOf('a.jpg', binary('\0\x01\x02'))).toEqual([]);
});

test('[DOCUMENT-16] the end of a BMP, a TIFF and a HEIC is read from their headers', async () => {
  const bmp = new Uint8Array(60);
  const view = new DataView(bmp.buffer);
  bmp.set(bytesOf('BM'));
  for (const [at, value] of [
    [2, 60],
    [14, 40],
    [18, 3],
    [22, -2],
  ] as const) {
    view.setInt32(at, value, true);
  }
  expect(await inspect('a.bmp', bmp)).toMatchObject({ image: { width: 3, height: 2 }, findings: [] });
  expect(await codesOf('a.bmp', bmp.subarray(0, 50))).toEqual(['IMAGE-DAMAGED']);
  const tiff = tiffOf({ pages: [[40], [40]] });
  expect(await codesOf('a.tif', tiff)).toEqual([]);
  expect(await codesOf('a.tif', tiff.subarray(0, 100))).toEqual(['IMAGE-DAMAGED']);
  expect(await codesOf('a.heic', Buffer.concat([heif('heic'), binary('\0\0\0\x10mdat12345678')]))).toEqual([
    'IMAGE-HEIC',
  ]);
  expect(await codesOf('a.heic', Buffer.concat([heif('heic'), binary('\0\0\0\xffmdat1234')]))).toEqual([
    'IMAGE-DAMAGED',
    'IMAGE-HEIC',
  ]);
  expect(await codesOf('a.avif', heif('avif'))).toEqual([]);
});

test('[DOCUMENT-16] the size of a JPEG is read behind a large colour profile', async () => {
  const segment = Buffer.concat([binary('\xff\xe2\xff\xff'), Buffer.alloc(65_533)]);
  const large = Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(40).fill(segment), jpeg.subarray(2)]);
  expect(await inspect('a.jpg', large)).toMatchObject({ image: { width: 30, height: 20 }, findings: [] });
});

test('[DOCUMENT-16] an image that cannot be decoded is damaged; one that is too large is not decoded', async () => {
  expect(await decodedWith(blackPng(4, 4), true)).toMatchObject({ image: { isDecoded: true }, findings: [] });
  expect((await decodedWith(blackPng(4, 4), false)).findings).toMatchObject([
    { code: 'IMAGE-DAMAGED', params: { reason: 'undecodable' } },
  ]);
  expect(await decodedWith(pngOf(20_000, 20_000), false)).toMatchObject({
    image: { isDecoded: false },
    findings: [],
  });
});
