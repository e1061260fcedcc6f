import { expect, test } from 'vitest';

import { iirdsEntries, iirdsRdf, pdf } from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf, placesByCode } from '../../../tests/support/archives/inspect-package-entries.ts';

const withRdf = (rdf: string) => [
  { name: 'mimetype', data: 'application/iirds+zip', method: 0 },
  { name: 'META-INF/metadata.rdf', data: rdf },
  { name: 'CONTENT/my manual.pdf', data: pdf },
];

test('[PACKAGE-17] metadata of a package and its documents', async () => {
  const report = await inspectPackageOf(iirdsEntries());
  const objectIds = [{ id: 'SN-4711', kind: 'individual', label: 'Serial number' }];
  const manual = { place: ['CONTENT/manual.pdf'], sizeBytes: pdf.length, mediaType: 'application/pdf' };
  expect(report).toEqual({
    format: 'iirds',
    variant: 'unrestricted',
    titles: { en: 'Pump P-42' },
    languages: ['en'],
    manufacturer: 'Acme Pumps',
    objectIds,
    documents: [
      {
        id: 'urn:acme:manual',
        titles: { en: 'Operating instructions' },
        languages: ['en'],
        classIds: ['03-02'],
        version: '2',
        status: 'Released',
        manufacturer: 'Acme Pumps',
        objectIds,
        files: [manual],
        mainFile: manual,
      },
    ],
    topics: 0,
    findings: [],
  });
});

test('[PACKAGE-17] the same in the other forms of RDF', async () => {
  const report = await inspectPackageOf(
    withRdf(`<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:i="http://iirds.tekom.de/iirds#"
        xmlns:v="http://www.w3.org/2006/vcard/ns#" xml:lang="de">
      <r:Description r:about="urn:d" i:language="de" i:title="Anleitung">
        <r:type r:resource="http://iirds.tekom.de/iirds#Document"/>
        <i:has-rendition r:nodeID="one"/>
        <i:relates-to-party r:parseType="Resource">
          <i:has-party-role r:resource="http://iirds.tekom.de/iirds#Author"/>
          <i:relates-to-vcard>urn:card</i:relates-to-vcard>
        </i:relates-to-party>
      </r:Description>
      <i:Rendition r:nodeID="one"><i:source>CONTENT/my%20manual.pdf#page=2</i:source></i:Rendition>
      <v:Organization r:about="urn:card" v:fn="Acme"/>
      <i:Topic r:ID="topic"/>
    </r:RDF>`),
  );
  expect(report).toMatchObject({
    topics: 1,
    documents: [
      {
        id: 'urn:d',
        titles: { de: 'Anleitung' },
        manufacturer: 'Acme',
        mainFile: { place: ['CONTENT/my manual.pdf'] },
      },
    ],
    findings: [],
  });
});

test('[PACKAGE-17] resources that refer to each other in a circle', async () => {
  const more = `<iirds:ProductVariant rdf:about="urn:acme:p42">
      <iirds:relates-to-product-variant rdf:resource="urn:acme:p42"/>
      <iirds:has-identity rdf:resource="urn:acme:p42"/></iirds:ProductVariant>`;
  expect((await inspectPackageOf(iirdsEntries({ more }))).documents).toHaveLength(1);
});

test('[PACKAGE-17] only a package for handover names all of its files, and has a PDF of each document', async () => {
  const documents = [{ id: 'urn:a', title: 'A', source: 'CONTENT/a.xhtml' }];
  const more = [
    { name: 'CONTENT/a.xhtml', data: '<html/>' },
    { name: 'CONTENT/a.css', data: 'a {}' },
  ];
  const handover = await inspectPackageOf([...iirdsEntries({ restriction: 'H', documents }), ...more]);
  expect(placesByCode(handover)).toEqual({
    'PACKAGE-NO-PDF': ['META-INF/metadata.rdf'],
    'PACKAGE-FILE-UNNAMED': ['CONTENT/manual.pdf', 'CONTENT/a.css'],
  });
  const unrestricted = await inspectPackageOf([...iirdsEntries({ documents }), ...more]);
  expect(unrestricted.findings).toEqual([]);
});

test('[PACKAGE-17] topics are counted, and their files are named', async () => {
  const more = `<iirds:Topic rdf:about="urn:t"><iirds:has-rendition><iirds:Rendition>
      <iirds:source>CONTENT/manual.pdf</iirds:source></iirds:Rendition></iirds:has-rendition></iirds:Topic>`;
  const report = await inspectPackageOf(iirdsEntries({ restriction: 'H', documents: [], more }));
  expect(report).toMatchObject({ topics: 1, documents: [], findings: [] });
});

test('[PACKAGE-17] a file that is missing', async () => {
  const documents = [{ id: 'urn:a', title: 'A', source: 'CONTENT/a.pdf' }];
  expect(placesByCode(await inspectPackageOf(iirdsEntries({ documents })))).toEqual({
    'PACKAGE-FILE-MISSING': ['CONTENT/a.pdf'],
  });
});

test('[PACKAGE-12] metadata that can’t be read', async () => {
  const report = await inspectPackageOf(withRdf(iirdsRdf().slice(0, 900)));
  expect(report.findings).toMatchObject([
    { code: 'PACKAGE-METADATA-UNREADABLE', params: { detail: 'not-well-formed' } },
    { code: 'PACKAGE-NO-DOCUMENTS' },
  ]);
});
