import { deflateSync } from 'node:zlib';

import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';

import { pdfOf, pdfWithPages, redAndBlue, streamOf, textPage } from '../../../tests/fixtures/pdf-files.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { classifyText } from './page-text.ts';

const text = textPage('Hydraulic pump P-42, operating manual', 'Read all of it before you start.');
const scan = redAndBlue.repeat(3);
const inspect = (bytes: Uint8Array | string) => inspectPdf(new Blob([Buffer.from(bytes)]));
const codesOf = async (bytes: Uint8Array | string) => (await inspect(bytes)).findings.map(({ code }) => code);

/** A PDF with readable text, encrypted. */
const encrypted = async (options: Parameters<PDFDocument['encrypt']>[0]) => {
  const document = await PDFDocument.load(pdfWithPages({ pages: [text] }));
  document.encrypt({ allowWeakCryptography: true, ...options });
  return document.save();
};

/** A font whose character codes mean what `encoding` says. */
const fontOf = (encoding: string, ordering: string) => ({
  font: `<< /Type /Font /Subtype /Type0 /BaseFont /F /Encoding /${encoding} /DescendantFonts [4 0 R] >>`,
  objects: [
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /F /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /F /Flags 4 >> >>`,
  ],
});

test('[DOCUMENT-2] a PDF is cut off wherever it ends', async () => {
  const sound = pdfWithPages({ pages: [text, text] });
  expect(await codesOf(sound)).toEqual([]);
  for (const part of [0.05, 0.2, 0.5, 0.9, 0.97]) {
    expect(await codesOf(sound.subarray(0, sound.length * part))).toEqual(['PDF-TRUNCATED']);
  }
  // A download that was prepared on the disk and not finished.
  expect(await codesOf(Buffer.concat([sound.subarray(0, sound.length / 2), Buffer.alloc(4096)]))).toEqual([
    'PDF-TRUNCATED',
  ]);
});

/** A sound PDF, whose list of objects is wrong. */
const withWrongList = (sound: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100, 32), sound.subarray(9)]);

test('[DOCUMENT-2] a list of objects that is made anew is a note, with the facts', async () => {
  const sound = pdfWithPages({ pages: [text] });
  const { findings, facts } = await inspect(withWrongList(sound));
  expect(findings).toEqual([{ code: 'PDF-REBUILT', severity: 'info', params: {} }]);
  expect(facts?.pages).toBe(1);
  expect(await codesOf(pdfOf(['<< >>']))).toEqual(['PDF-DAMAGED']);
});

test('[DOCUMENT-2] zeros of glyph maps, pictures and attachments, and after the end, are sound', async () => {
  const zeros = streamOf('\0'.repeat(2 ** 17));
  const map = {
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /F /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [4 0 R] >>',
    objects: [
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /F /CIDToGIDMap 5 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /F /Flags 4 >> >>',
      zeros,
      streamOf(
        '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <00FF> <0000> endbfrange',
      ),
    ],
  };
  const pages = [`BT /F 4 Tf 10 300 Td <${'0054006f006f006c'.repeat(6)}> Tj ET`];
  expect(await codesOf(pdfWithPages({ pages, ...map }))).toEqual([]);
  const white = streamOf(
    '\0'.repeat(4e6),
    '/Subtype /Image /Width 1000 /Height 1000 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
  );
  const picture = { resources: '/XObject << /I 4 0 R >>', objects: [white] };
  expect(await codesOf(pdfWithPages({ pages: [`${text} /I Do`], ...picture }))).toEqual([]);
  const attached = pdfWithPages({
    pages: [text],
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
    objects: [
      '<< /Type /Filespec /F (a) /EF << /F 5 0 R >> >>',
      streamOf('\0'.repeat(4e6), '/Type /EmbeddedFile'),
    ],
  });
  expect(await codesOf(attached)).toEqual(['PDF-ATTACHMENTS']);
  const sound = pdfWithPages({ pages: [text] });
  for (const count of [4096, 80_508, 2e6]) {
    expect(await codesOf(Buffer.concat([sound, Buffer.alloc(count)]))).toEqual([]);
  }
  // Above 8 MiB, a file without an end isn't searched.
  const large = pdfWithPages({ pages: [`${text}${' '.repeat(9e6)}`] });
  expect(await codesOf(Buffer.concat([large, Buffer.alloc(80_508)]))).toEqual([]);
});

test("[DOCUMENT-2] a sound PDF isn't damaged in a browser whose streams can't be iterated, such as WebKit", async () => {
  const iterator = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)!;
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  try {
    expect(await codesOf(pdfWithPages({ pages: [text, text] }))).toEqual([]);
    expect(await codesOf(pdfWithPages({ pages: [scan] }))).toEqual(['PDF-NO-TEXT']);
  } finally {
    Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterator);
  }
});

test('[DOCUMENT-2] a hole is damage if the list of objects has to be made anew', async () => {
  const sound = pdfWithPages({ pages: Array.from({ length: 9 }, () => `${text}${' '.repeat(9000)}`) });
  expect(await codesOf(sound)).toEqual([]);
  const hole = Uint8Array.from(sound).fill(0, sound.length * 0.3, sound.length * 0.7);
  expect(await codesOf(withWrongList(hole))).toEqual(['PDF-DAMAGED']);
  expect(await codesOf(Uint8Array.from(sound).fill(0, sound.length - 20_000))).toEqual(['PDF-TRUNCATED']);
});

test('[DOCUMENT-2] a hole is damage if it took a font, although the pages can be read', async () => {
  const sound = pdfWithPages({
    pages: [text],
    font: '<< /Type /Font /Subtype /TrueType /BaseFont /Own /FontDescriptor << /Type /FontDescriptor /FontName /Own /Flags 4 /FontFile2 5 0 R >> >>',
    objects: [streamOf(' '.repeat(20_000)), streamOf(' '.repeat(20_000))],
  });
  expect(await codesOf(sound)).toEqual([]);
  const hole = Uint8Array.from(sound).fill(0, sound.length * 0.3, sound.length * 0.8);
  expect(await codesOf(hole)).toEqual(['PDF-DAMAGED']);
});

test('[DOCUMENT-2] the console is left as it was', async () => {
  const { warn } = console;
  await inspect(pdfOf(['<< >>']));
  expect(console.warn).toBe(warn);
});

test('[DOCUMENT-3] a password is needed or not, whatever the encryption', async () => {
  for (const algorithm of ['AES-256', 'AES-128', 'RC4-128', 'RC4-40'] as const) {
    const owner = { algorithm, ownerPassword: 'owner' };
    expect(await codesOf(await encrypted({ ...owner, userPassword: 'secret' }))).toEqual(['PDF-PASSWORD']);
    expect(await codesOf(await encrypted({ ...owner, permissions: { copying: true } }))).toEqual([]);
    expect(await codesOf(await encrypted({ ...owner, permissions: {} }))).toEqual(['PDF-RESTRICTED']);
  }
});

test('[DOCUMENT-3] a PDF for the holders of certificates cannot be opened', async () => {
  const trailer = '/Encrypt << /Filter /Adobe.PubSec /V 4 >> /ID [<00> <00>]';
  expect(await codesOf(pdfWithPages({ pages: [text], trailer }))).toEqual(['PDF-PASSWORD']);
});

test('[DOCUMENT-4] one page with readable text is enough', async () => {
  expect(await codesOf(pdfWithPages({ pages: [scan, '', text] }))).toEqual([]);
});

test('[DOCUMENT-4] pictures or lines without text are a scan; a stamp does not make it readable', async () => {
  expect(await codesOf(pdfWithPages({ pages: [scan, ''] }))).toEqual(['PDF-NO-TEXT']);
  expect(await codesOf(pdfWithPages({ pages: [`${scan} ${textPage('Page 1 of 1')}`] }))).toEqual([
    'PDF-NO-TEXT',
  ]);
  expect(await codesOf(pdfWithPages({ pages: [textPage('Pump 1')] }))).toEqual([]);
  const image = streamOf(
    '\0\0',
    '/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  );
  expect(
    await codesOf(
      pdfWithPages({
        pages: ['200 0 0 320 0 0 cm /I Do'],
        resources: '/XObject << /I 4 0 R >>',
        objects: [image],
      }),
    ),
  ).toEqual(['PDF-NO-TEXT']);
});

test('[DOCUMENT-4] a PDF without anything on its pages is blank, a frame or not', async () => {
  const { findings } = await inspect(pdfWithPages({ pages: ['', '0 0 200 320 re S', '0 0 200 320 re W n'] }));
  expect(findings).toEqual([{ code: 'PDF-BLANK-PAGES', severity: 'warning', params: { pages: 3 } }]);
});

test('[DOCUMENT-4] glyphs without characters are garbled text, unless their character map is not in the PDF', async () => {
  const pages = [`BT /F 4 Tf 10 300 Td <${'0024004400450046004700480003'.repeat(6)}> Tj ET`];
  expect(await codesOf(pdfWithPages({ pages, ...fontOf('Identity-H', 'Identity') }))).toEqual([
    'PDF-GARBLED-TEXT',
  ]);
  for (const encoding of ['UniJIS-UCS2-H', '90ms-RKSJ-H', 'Identity-H', 'Own-H']) {
    expect(await codesOf(pdfWithPages({ pages, ...fontOf(encoding, 'Japan1') }))).toEqual([]);
  }
});

test.each([
  ['a field', '/Subtype /Widget /FT /Tx /T (a) /V (Hydraulic pump P-42, in hall 3)'],
  ['a list', '/Subtype /Widget /FT /Ch /T (a) /V [(Hydraulic pump P-42) (in hall 3)] /Opt [(x)]'],
  ['a text note', '/Subtype /FreeText /DA (/F 12 Tf) /Contents (Hydraulic pump P-42, in hall 3)'],
])('[DOCUMENT-4] text in %s is text, on a scan as well', async (_, annotation) => {
  const filled = (content: string) =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [3 0 R] >> >>',
      '<< /Type /Pages /Count 1 /Kids [4 0 R] /MediaBox [0 0 200 320] >>',
      `<< /Type /Annot ${annotation} /Rect [0 0 100 20] >>`,
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [3 0 R] >>',
      streamOf(content),
    ]);
  expect(await codesOf(filled(''))).toEqual([]);
  expect(await codesOf(filled(scan))).toEqual([]);
});

test.each([
  ['compressed', '\0'.repeat(20), '/Filter /FlateDecode'],
  ['in an unknown way', 'abc', '/Filter /OwnDecode'],
  ['as another file', '\x91\xfe\x01\x88 kjsdf \x12\x13', ''],
])(
  '[DOCUMENT-2] a page description that is damaged, %s, is no blank page',
  async (_, content, dictionary) => {
    const bytes = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 200 320] >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      streamOf(content, dictionary),
    ]);
    expect((await inspect(bytes)).findings).toMatchObject([{ code: 'PDF-DAMAGED', page: 1 }]);
  },
);

test('[DOCUMENT-4] single symbols without characters beside readable text are no garbled text', () => {
  const symbols = Array.from({ length: 40 }, () => '\0').join('\n');
  expect(classifyText(`Tighten the screws of the cover.\n${symbols}`)).toBe('readable');
  expect(classifyText(`Cover\n${symbols}`)).toBe('garbled');
  expect(classifyText(`Tighten the screws of the cover.\n${'\0\u0001\u0002\u0003 '.repeat(10)}`)).toBe(
    'garbled',
  );
});

test('[DOCUMENT-5] no pages, a dynamic form, attachments and scripts', async () => {
  expect(
    await codesOf(pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>'])),
  ).toEqual(['PDF-NO-PAGES']);
  const form = { catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>', objects: [streamOf('<xdp/>')] };
  expect(await codesOf(pdfWithPages({ pages: [text], ...form }))).toEqual(['PDF-XFA']);
  const attached = {
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R (b) 4 0 R] >> >>',
    objects: ['<< /Type /Filespec /F (a.txt) /EF << /F 5 0 R >> >>', streamOf('text', '/Type /EmbeddedFile')],
  };
  expect((await inspect(pdfWithPages({ pages: [text], ...attached }))).findings).toEqual([
    { code: 'PDF-ATTACHMENTS', severity: 'info', params: { attachments: 2 } },
  ]);
  const portfolio = { ...attached, catalog: `/Collection << /View /D >> ${attached.catalog}` };
  expect((await inspect(pdfWithPages({ pages: [text], ...portfolio }))).findings).toEqual([
    { code: 'PDF-PORTFOLIO', severity: 'warning', params: { attachments: 2 } },
  ]);
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
  expect(await codesOf(pdfWithPages({ pages: [text], catalog: script }))).toEqual(['PDF-SCRIPT']);
});

/** The cover of a document that is attached. */
const cover = (filespec: string, more: string) =>
  pdfWithPages({
    pages: [text],
    catalog: '/Collection << /View /H >> /Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
    objects: [filespec, streamOf('text', '/Type /EmbeddedFile'), more],
  });

test('[DOCUMENT-3] a document that rights management encrypted is locked, wherever its cover says so', async () => {
  const payload = '<< /Type /Filespec /AFRelationship /EncryptedPayload /F (a.pdf) /EF << /F 5 0 R >> >>';
  const packed = deflateSync(Buffer.from(`9 0 ${payload}`)).toString('latin1');
  for (const bytes of [
    cover(payload, 'null'),
    cover(
      payload.replace('/AFRelationship /EncryptedPayload', ''),
      streamOf(packed, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'),
    ),
  ]) {
    const { findings, facts } = await inspect(bytes);
    expect(findings).toEqual([{ code: 'PDF-RIGHTS', severity: 'warning', params: {} }]);
    expect(facts?.pages).toBe(1);
  }
});

/** Facts about a PDF with this XMP in a description of `pdfaid`, or of another prefix. */
async function factsWith(attributes: string, elements: string, prefix = 'pdfaid') {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:${prefix}="http://www.aiim.org/pdfa/ns/id/" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const { facts } = await inspect(
    pdfWithPages({
      pages: [text, text],
      catalog: '/Lang (de-DE) /Metadata 5 0 R /AcroForm << /SigFlags 3 /Fields [6 0 R] >>',
      objects: [
        '<< /Title (Pump P-42) >>',
        streamOf(xmp, '/Type /Metadata /Subtype /XML'),
        '<< /FT /Sig /Rect [0 0 0 0] /V << /Type /Sig >> >>',
      ],
      trailer: '/Info 4 0 R',
    }),
  );
  return facts;
}

test('[DOCUMENT-6] the report has what the PDF says of itself', async () => {
  const elements = '<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>B</pdfaid:conformance>';
  expect(await factsWith('', elements)).toEqual({
    pages: 2,
    title: 'Pump P-42',
    language: 'de-DE',
    version: '1.7',
    pdfA: '2b',
    isSigned: true,
  });
});

test.each([
  ['as attributes, as Ghostscript writes it', `pdfaid:part='1' pdfaid:conformance='A'`, '', undefined, '1a'],
  ['with another prefix', 'a:part="3" a:conformance="U"', '', 'a', '3u'],
  ['without a level', '', '<pdfaid:part>4</pdfaid:part><pdfaid:rev>2020</pdfaid:rev>', undefined, '4'],
  ['in a comment', '', '<!-- <pdfaid:part>1</pdfaid:part> -->', undefined, undefined],
])('[DOCUMENT-6] a claim of PDF/A %s', async (_, attributes, elements, prefix, pdfA) => {
  expect((await factsWith(attributes, elements, prefix))?.pdfA).toBe(pdfA);
});

/** A file of a quarter of a GiB: these bytes at its beginning and at its end; counts what is read. */
function createLargeFile(bytes: Uint8Array) {
  const size = 2 ** 28;
  const byteAt = (place: number): number => bytes[place] ?? bytes[place - size + bytes.length] ?? 32;
  const file = {
    size,
    readBytes: 0,
    slice: (start: number, end: number) => ({
      arrayBuffer: async () => {
        file.readBytes += end - start;
        return Uint8Array.from({ length: end - start }, (_, at) => byteAt(start + at)).buffer;
      },
    }),
  };
  return file;
}

test('[DOCUMENT-7] a large PDF is read in small parts, and a damaged one not as a whole', async () => {
  const sound = pdfWithPages({ pages: [text] });
  const file = createLargeFile(sound);
  expect((await inspectPdf(file)).findings).toEqual([]);
  const wrong = Buffer.from(
    Buffer.from(sound)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n5'),
  );
  const damaged = createLargeFile(wrong);
  await expect(inspectPdf(damaged)).rejects.toThrow(expect.objectContaining({ name: 'TooMuchToReadError' }));
  const cutOff = createLargeFile(sound.subarray(0, 200));
  expect((await inspectPdf(cutOff)).findings).toMatchObject([{ code: 'PDF-TRUNCATED' }]);
  for (const { readBytes } of [file, damaged, cutOff]) expect(readBytes).toBeLessThan(2 ** 20);
});

test('[DOCUMENT-7] a large PDF with many pages is read in small chunks', async () => {
  // All pages up to the last one are looked up, each in another part of the file.
  const pages = Array.from({ length: 90 }, () => ' '.repeat(150_000));
  const bytes = new Blob([Buffer.from(pdfWithPages({ pages }))]);
  let readBytes = 0;
  const { facts } = await inspectPdf({
    size: bytes.size,
    slice: (start, end) => {
      readBytes += end - start;
      return bytes.slice(start, end);
    },
  });
  expect(facts?.pages).toBe(90);
  expect(readBytes).toBeLessThan(bytes.size / 2);
});
