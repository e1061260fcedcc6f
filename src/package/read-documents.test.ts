import { expect, test } from 'vitest';

import { buildZip, zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { inspectPackageOf } from '../../tests/support/archives/inspect-package-entries.ts';
import { partsOf } from './document-parts.ts';
import { inspectPackage } from './inspect-package.ts';

const named = (...names: readonly string[]): readonly EntrySpec[] =>
  names.map((name) => ({ name, data: name }));
const pdfs = (count: number): readonly EntrySpec[] =>
  named(...Array.from({ length: count }, (_, at) => `Plans/plan-${at + 1}.pdf`));

test.for<[what: string, entries: readonly EntrySpec[], count: number]>([
  ['PDFs', pdfs(12), 12],
  ['drawings and photos in folders', named('a/plan.DWG', 'a/b/IMG_0001.HEIC', 'list.xlsx', 'model.prt'), 4],
  ['another ZIP', [{ name: 'pumps.zip', data: buildZip(pdfs(2)) }], 1],
  ['another ZIP and iiRDS packages', named('pumps.zip', 'pump.iirds'), 2],
  ['PDFs and a read-me page', [...named('Read me.html'), ...pdfs(3)], 4],
  ['PDFs and the files of a program', [...named('setup.exe', 'a.dll'), ...pdfs(1)], 3],
])('[PACKAGE-6] each file of a ZIP of documents is one: %s', async ([, entries, count]) => {
  const report = await inspectPackageOf(entries);
  expect(report).toMatchObject({ format: 'zip', topics: 0, objectIds: [], findings: [], leftOut: 0 });
  expect(partsOf(report).map(({ file }) => file.place)).toEqual(entries.map(({ name }) => [String(name)]));
  expect(report.documents).toHaveLength(count);
});

test('[PACKAGE-6] what systems leave behind in a ZIP of documents is counted, and links are no documents', async () => {
  const report = await inspectPackageOf([
    ...pdfs(1),
    ...named('__MACOSX/Plans/._plan-1.pdf', '.DS_Store', 'Plans/Thumbs.db', 'Plans/~$list.docx'),
    ...named('Plans/._plan-1.pdf', 'Plans/._other.pdf'),
    {
      name: 'Plans/link.pdf',
      data: 'plan-1.pdf',
      central: { attributes: 0o120777 * 2 ** 16, madeBy: 0x031e },
    },
  ]);
  expect(report.documents.map(({ files }) => files[0]?.place)).toEqual([
    ['Plans/plan-1.pdf'],
    ['Plans/._other.pdf'],
  ]);
  expect(report.leftOut).toBe(5);
});

test.for<[what: string, entries: readonly EntrySpec[]]>([
  ['a manual with PDFs', [...manualEntries(), ...pdfs(30)]],
  ['pages without a start page, and PDFs', [...named('a.html', 'b.html', 'c.html'), ...pdfs(2)]],
  ['a saved page', named('a.html', 'a_files/1.png', 'a_files/2.png', 'a_files/a.css')],
  ['a Word document', named('[Content_Types].xml', 'word/document.xml', 'word/media/image1.png')],
  ['an e-book', named('mimetype', 'OEBPS/cover.jpg', 'OEBPS/chapter.xhtml')],
  ['a program', named('setup.exe', 'readme.txt', 'logo.png')],
  ['data', named('a.bin', 'b.dat')],
  ['PDFs with a password', pdfs(2).map((entry) => ({ ...entry, flags: 1 }))],
  ['more files than are offered', pdfs(5_001)],
])('[PACKAGE-6] no ZIP of documents: %s', async ([, entries]) => {
  expect(await inspectPackage(zipFile(entries))).toBeUndefined();
});

test('[PACKAGE-6] neither a folder nor the file of a program is a ZIP of documents', async () => {
  expect(await inspectPackage([{ path: 'a.pdf', file: new Blob(['x']) }])).toBeUndefined();
  expect(await inspectPackage(new File([buildZip(pdfs(2))], 'part.FCStd'))).toBeUndefined();
});
