// Fuzzes the reading of packages: whatever the bytes are, there is a report or none, in time and bounded memory.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { extractFiles } from '#package/extract-files.ts';
import { inspectPackage } from '#package/inspect-package.ts';
import { packageCodes } from '#package/report/package-finding.ts';
import type { PackageReport } from '#package/report/package-report.ts';

import { buildZip, zipFile, type EntrySpec } from '../fixtures/build-zip.ts';
import {
  aasxEntries,
  documentationEntries,
  documentEntries,
  iirdsEntries,
  iirdsRdf,
  pdf,
  vdiXml,
} from '../fixtures/package-files.ts';
import { mutate, mutation } from './mutate.ts';

/** Limit of one package, in milliseconds; they are a few kilobytes. */
const limitMs = 5_000;

/** Inspects a package and takes out every file that its report lists. */
async function checkPackage(input: Blob): Promise<PackageReport | undefined> {
  const start = performance.now();
  const report = await inspectPackage(input);
  const listed = report?.documents.flatMap(({ files }) => files) ?? [];
  const places = listed.map(({ place }) => place);
  for (const [at, extracted] of (await extractFiles(input, places)).entries()) {
    expect([listed[at]?.sizeBytes, 'encrypted', 'damaged']).toContain(
      extracted.ok ? extracted.value.size : extracted.problem,
    );
  }
  expect(performance.now() - start).toBeLessThan(limitMs);
  const codes = report?.findings.map(({ code }) => code) ?? [];
  expect(codes.filter((code) => !packageCodes.includes(code))).toEqual([]);
  return report;
}

const environment = `<environment xmlns="https://admin-shell.io/aas/3/0"><submodels><submodel><submodelElements>
  <submodelElementCollection><idShort>Document01</idShort><value><submodelElementCollection>
  <idShort>DocumentVersion01</idShort><value><file><idShort>DigitalFile01</idShort>
  <value>/aasx/files/manual.pdf</value></file></value></submodelElementCollection></value>
  </submodelElementCollection></submodelElements></submodel></submodels></environment>`;

const packages: readonly (readonly EntrySpec[])[] = [
  documentEntries(),
  documentationEntries([{ id: 'A' }, { id: 'B' }]),
  documentationEntries([{ id: 'A' }], { method: 8 }),
  iirdsEntries({ restriction: 'H' }),
  [...iirdsEntries(), { name: 'motor.iirds', data: buildZip(iirdsEntries()), method: 0 }],
  [{ name: 'motor.iirds', data: buildZip(iirdsEntries()) }],
  [
    { name: 'Plans/a.pdf', data: pdf },
    { name: '._a.pdf', data: pdf },
    { name: 'b.zip', data: buildZip(documentEntries()) },
  ],
  aasxEntries(environment),
  aasxEntries('{"submodels":[{"submodelElements":[]}]}', { name: 'aasx/data.json' }),
];

test('[PACKAGE-23] changed, lost, inserted or repeated bytes of a package', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...packages.map((entries) => buildZip(entries))),
      fc.array(mutation, { minLength: 1, maxLength: 6 }),
      async (bytes, mutations) => void (await checkPackage(new Blob([mutate(bytes, mutations)]))),
    ),
  ));

const mutations = fc.array(mutation, { minLength: 1, maxLength: 8 });
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Sound archives around changed metadata, so that more of it is read. */
const metadata: readonly (readonly [string, (changed: Uint8Array) => readonly EntrySpec[]])[] = [
  [
    vdiXml(),
    (data) => [
      { name: 'VDI2770_Metadata.xml', data },
      { name: 'manual.pdf', data: pdf },
    ],
  ],
  [
    vdiXml({ references: ['A'] }),
    (data) => [
      { name: 'VDI2770_Main.xml', data },
      { name: 'a.zip', data: buildZip(documentEntries({ id: 'A' })) },
    ],
  ],
  [
    iirdsRdf(),
    (data) => [
      ...iirdsEntries().filter(({ name }) => name !== 'META-INF/metadata.rdf'),
      { name: 'META-INF/metadata.rdf', data },
    ],
  ],
  [
    environment,
    (data) => aasxEntries('').map((entry) => (entry.name === 'aasx/data.xml' ? { ...entry, data } : entry)),
  ],
];

test('[PACKAGE-23] changed metadata', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...metadata), mutations, async ([text, entriesWith], some) => {
      expect(await checkPackage(zipFile(entriesWith(mutate(bytesOf(text), some))))).toBeDefined();
    }),
  ));

const markup = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...'< > </ /> " \' & &lt; &#x &#0; ; <!-- --> <![CDATA[ ]]> <? ?> <!DOCTYPE <!ENTITY % Document DocumentId DocumentVersion DigitalFile xmlns= xmlns:rdf= rdf:RDF rdf:about rdf:nodeID = a: \0 \ufffe \ud800'.split(
            ' ',
          ),
          ' ',
          vdiXml().slice(0, 300),
        ),
      },
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

test('[PACKAGE-23] metadata of any content', () =>
  fc.assert(
    fc.asyncProperty(
      markup,
      fc.constantFrom('VDI2770_Metadata.xml', 'VDI2770_Main.xml', 'META-INF/metadata.rdf', '_rels/.rels'),
      async (data, name) => {
        await checkPackage(
          zipFile([
            { name, data },
            { name: 'mimetype', data: 'application/iirds+zip' },
          ]),
        );
        await checkPackage(
          zipFile([
            { name, data },
            { name: 'manual.pdf', data: pdf },
          ]),
        );
      },
    ),
  ));

/** Containers in containers, some of them changed. */
const nesting: fc.Arbitrary<Uint8Array> = fc.letrec<{ container: Uint8Array }>((tie) => ({
  container: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(buildZip(documentEntries()), bytesOf('no ZIP')),
    fc
      .record({
        inner: fc.array(fc.tuple(tie('container'), fc.constantFrom(0, 8)), { maxLength: 3 }),
        isDocumentation: fc.boolean(),
        isInFolder: fc.boolean(),
        changes: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.array(mutation, { maxLength: 2 })),
      })
      .map(({ inner, isDocumentation, isInFolder, changes }) =>
        mutate(
          buildZip([
            ...(isDocumentation ? documentationEntries([]) : documentEntries()),
            ...inner.map(([data, method], at) => ({
              name: `${isInFolder ? 'sub/' : ''}${at}.zip`,
              data,
              method,
            })),
          ]),
          changes,
        ),
      ),
  ),
})).container;

test('[PACKAGE-9] containers nested in any way', () =>
  fc.assert(
    fc.asyncProperty(nesting, async (bytes) => {
      const report = await checkPackage(new Blob([Uint8Array.from(bytes)]));
      for (const { files } of report?.documents ?? []) {
        for (const { place } of files) expect(place.length).toBeLessThanOrEqual(3);
      }
    }),
  ));
