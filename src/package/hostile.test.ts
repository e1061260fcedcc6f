import { expect, test } from 'vitest';

import { buildZip } from '../../tests/fixtures/build-zip.ts';
import { documentationEntries, pdf, vdiXml } from '../../tests/fixtures/package-files.ts';
import { inspectPackageOf } from '../../tests/support/archives/inspect-package-entries.ts';
import { createMeasured } from '../../tests/support/archives/measured-file.ts';
import { rdfGraphOf } from './iirds/rdf-graph.ts';
import { inspectPackage } from './inspect-package.ts';
import { defaultPackageLimits } from './package-limits.ts';
import { splitByContainer } from './vdi2770/read-vdi-container.ts';

/** Far more than each of these takes, and far less than a quadratic algorithm would. */
const limitMs = 10_000;

const xml = (content: string): string => `<Document>${content}</Document>`;
const repeated = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

test.for([
  ['attributes', `<a ${repeated(200_000, (at) => `a${at}="" `)}/>`],
  ['namespaces', `<a ${repeated(100_000, (at) => `xmlns:a${at}="u" `)}><b/></a>`],
  [
    'namespaces around each other',
    '<a xmlns:p="u">'.repeat(190) + '<p:b p:c=""/>'.repeat(50_000) + '</a>'.repeat(190),
  ],
  ['entities', `<a>${'&amp;'.repeat(1_000_000)}</a>`],
  ['comments', '<!---->'.repeat(500_000)],
  ['text', `<a>${'x'.repeat(5_000_000)}</a>`],
  [
    'titles',
    repeated(
      50_000,
      () => '<DocumentVersion><DocumentDescription><Title>t</Title></DocumentDescription></DocumentVersion>',
    ),
  ],
  ['IDs', repeated(100_000, (at) => `<DocumentId DomainId="d">${at}</DocumentId>`)],
  [
    'files',
    `<DocumentVersion>${repeated(100_000, (at) => `<DigitalFile>${at}.pdf</DigitalFile>`)}</DocumentVersion>`,
  ],
  ['an attribute that doesn’t end', `<a b="${'<'.repeat(5_000_000)}`],
  ['a document type that doesn’t end', `<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(300_000)}`],
] as const)('[PACKAGE-23] metadata with many or long %s is read in time', async ([, content]) => {
  const start = performance.now();
  await inspectPackageOf([
    { name: 'VDI2770_Metadata.xml', data: content.startsWith('<!DOC') ? content : xml(content) },
  ]);
  expect(performance.now() - start).toBeLessThan(limitMs);
});

test('[PACKAGE-23] folders in folders are split in time', () => {
  const paths = Array.from({ length: 50_000 }, (_, at) => [
    `${at}/VDI2770_Metadata.xml`,
    `${at}/a/VDI2770_Main.xml`,
  ]).flat();
  const start = performance.now();
  const { folders, rest } = splitByContainer([...paths, 'z', '0']);
  expect(folders.size).toBe(50_000);
  expect(rest).toEqual(['z', '0']);
  expect(performance.now() - start).toBeLessThan(limitMs);
});

test('[PACKAGE-1] a file whose name begins like a folder isn’t in it', () => {
  const { folders, rest } = splitByContainer([
    'a/VDI2770_Metadata.xml',
    'a-b.pdf',
    'a.pdf',
    'a/b/c.pdf',
    'ab/c.pdf',
    'a0',
  ]);
  expect([...folders]).toEqual([['a/', ['a/VDI2770_Metadata.xml', 'a/b/c.pdf']]]);
  expect(rest).toEqual(['a-b.pdf', 'a.pdf', 'ab/c.pdf', 'a0']);
});

test('[PACKAGE-23] names that objects have anyway are names like any other', async () => {
  const report = await inspectPackageOf([
    {
      name: 'VDI2770_Metadata.xml',
      data: vdiXml({ id: '__proto__', files: ['__proto__.pdf', 'constructor'] }),
    },
    { name: '__proto__.pdf', data: pdf },
    { name: 'constructor', data: pdf },
  ]);
  expect(report.findings).toEqual([]);
  const element = { namespace: 'u', name: 'toString', attributes: [], children: [], text: '' };
  expect([...rdfGraphOf(element).values()]).toMatchObject([{ types: ['utoString'] }]);
});

test('[PACKAGE-9] a package is listed without reading its documents', async () => {
  const documents = Array.from({ length: 20 }, (_, at) => ({ id: `DOC-${at}`, files: [`${at}.pdf`] }));
  const large = 'x'.repeat(400_000);
  const { file, readBytes, readCount } = createMeasured([
    ...documentationEntries([], { main: { references: documents.map(({ id }) => id) } }),
    ...documents.map((one) => ({
      name: `${one.id}.zip`,
      data: buildZip([
        { name: 'VDI2770_Metadata.xml', data: vdiXml(one) },
        { name: one.files[0]!, data: large, method: 0 },
      ]),
      method: 0,
    })),
  ]);
  const report = await inspectPackage(file);
  expect(report?.documents).toHaveLength(20);
  expect(report?.findings).toEqual([]);
  expect(readBytes()).toBeLessThan(22 * 100 * 2 ** 10);
  // The end, the directory, three headers and the metadata of each container, and the same of the package itself.
  expect(readCount()).toBeLessThan(7 * 22);
});

test('[PACKAGE-14] the sum of metadata in a package is limited', async () => {
  const documents = Array.from({ length: 10 }, (_, at) => ({ id: `DOC-${at}` }));
  const { length } = vdiXml(documents[0]);
  const limits = { ...defaultPackageLimits, maxTotalMetadataBytes: 5 * length };
  const report = await inspectPackageOf(documentationEntries(documents, { main: { references: [] } }), {
    limits,
  });
  expect(report.documents).toHaveLength(10);
  expect(report.findings).toMatchObject([
    { code: 'PACKAGE-METADATA-UNREADABLE', params: { detail: 'too-large' } },
  ]);
  expect(report.findings[0]?.count).toBeGreaterThan(4);
});

test('[PACKAGE-14] metadata of a container above 2 MiB isn’t read, and its document has 1,000 files at most', async () => {
  const report = await inspectPackageOf([
    { name: 'VDI2770_Metadata.xml', data: `<Document>${' '.repeat(2 * 2 ** 20)}</Document>` },
    ...Array.from({ length: 1_200 }, (_, at) => ({ name: `${at}.txt`, data: 'x' })),
  ]);
  expect(report.findings).toMatchObject([{ params: { detail: 'too-large' } }]);
  expect(report.documents[0]?.files).toHaveLength(1_000);
});
