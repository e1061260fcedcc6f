import { expect, test } from 'vitest';

import { aasxEntries, pdf } from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf, placesByCode } from '../../../tests/support/inspect-package-entries.ts';
import { defaultPackageLimits } from '../package-limits.ts';

const property = (idShort: string, value: string): string =>
  `<property><idShort>${idShort}</idShort><valueType>xs:string</valueType><value>${value}</value></property>`;
const collection = (idShort: string, ...children: readonly string[]): string =>
  `<submodelElementCollection>${idShort && `<idShort>${idShort}</idShort>`}<value>${children.join('')}</value></submodelElementCollection>`;
const list = (idShort: string, ...children: readonly string[]): string =>
  `<submodelElementList><idShort>${idShort}</idShort><value>${children.join('')}</value></submodelElementList>`;
const file = (idShort: string, path: string): string =>
  `<file>${idShort && `<idShort>${idShort}</idShort>`}<value>${path}</value><contentType>application/pdf</contentType></file>`;
const title = `<multiLanguageProperty><idShort>Title</idShort><value>
  <langStringTextType><language>de</language><text>Anleitung</text></langStringTextType>
  <langStringTextType><language>en</language><text>Manual</text></langStringTextType></value></multiLanguageProperty>`;

const environment = (...elements: readonly string[]): string => `<?xml version="1.0"?>
  <environment xmlns="https://admin-shell.io/aas/3/0"><assetAdministrationShells><assetAdministrationShell>
  <id>urn:aas</id><assetInformation><assetKind>Instance</assetKind><globalAssetId>urn:asset</globalAssetId>
  <specificAssetIds><specificAssetId><name>serialNumber</name><value>SN-4711</value></specificAssetId></specificAssetIds>
  </assetInformation></assetAdministrationShell></assetAdministrationShells>
  <submodels><submodel><idShort>HandoverDocumentation</idShort><id>urn:sm</id>
  <submodelElements>${elements.join('')}</submodelElements></submodel></submodels></environment>`;

const newTemplate = (path = '/aasx/files/manual.pdf'): string =>
  environment(
    list(
      'Documents',
      collection(
        '',
        list(
          'DocumentIds',
          collection('', property('DocumentDomainId', 'ACME'), property('DocumentIdentifier', 'alias')),
          collection(
            '',
            property('DocumentDomainId', 'ACME'),
            property('DocumentIdentifier', 'DOC-1'),
            property('DocumentIsPrimary', 'true'),
          ),
        ),
        list(
          'DocumentClassifications',
          collection('', property('ClassId', 'DA'), property('ClassificationSystem', 'IEC 61355')),
          collection(
            '',
            property('ClassId', '03-02'),
            property('ClassificationSystem', 'VDI 2770 Blatt 1:2020'),
          ),
        ),
        list(
          'DocumentVersions',
          collection(
            '',
            list('Language', property('', 'de'), property('', 'en')),
            property('Version', '1.0'),
            title,
            property('StatusValue', 'Released'),
            property('OrganizationShortName', 'Acme Pumps'),
            list('DigitalFiles', file('', path)),
            file('PreviewFile', '/aasx/files/preview.png'),
          ),
        ),
      ),
    ),
  );

const oldTemplate = environment(
  collection(
    'Document01',
    collection('DocumentId01', property('DocumentDomainId', 'ACME'), property('ValueId', 'DOC-1')),
    collection(
      'DocumentClassification01',
      property('ClassId', '03-02'),
      property('ClassificationSystem', 'VDI2770:2018'),
    ),
    collection(
      'DocumentVersion01',
      property('Language01', 'de'),
      property('Language02', 'en'),
      property('DocumentVersionId', '1.0'),
      title,
      property('StatusValue', 'Released'),
      property('OrganizationName', 'Acme Pumps'),
      file('DigitalFile01', '/aasx/files/manual.pdf'),
    ),
  ),
);

/** The example of IDTA 02001: IDs and classes directly in the document. */
const flatTemplate = environment(
  collection(
    'Document01',
    property('DocumentDomainId', 'ACME'),
    property('DocumentId', 'DOC-1'),
    property('IsPrimary', 'true'),
    property('DocumentClassId', '03-02'),
    property('DocumentClassificationSystem', 'VDI2770:2018'),
    collection(
      'DocumentVersion01',
      property('Language01', 'de'),
      property('Language02', 'en'),
      property('DocumentVersionId', '1.0'),
      title,
      property('StatusValue', 'Released'),
      property('OrganizationName', 'Acme Pumps'),
      file('DigitalFile01', '/aasx/files/manual.pdf'),
    ),
  ),
);

/** An element with a semantic ID of the first template. */
const concept = (id: string, element: string): string =>
  element.replace(
    '</idShort>',
    `</idShort><semanticId><type>ModelReference</type><keys><key><type>ConceptDescription</type><value>www.vdi2770.com/blatt1/Entwurf/Okt18/cd/${id}</value></key></keys></semanticId>`,
  );

/** The first template: everything directly in the document, whose parts have names of their own. */
const firstTemplate = environment(
  concept(
    'Document',
    collection(
      'OperatingManual',
      concept('DocumentId/Val', property('Nummer', 'DOC-1')),
      concept('DocumentClassification/ClassId', property('Klasse', '03-02')),
      concept('DocumentClassification/ClassificationSystem', property('System', 'VDI2770:2018')),
      concept('Organization/OrganizationName', property('Firma', 'Acme Pumps')),
      concept('Description/Title', property('Titel', 'Anleitung')),
      concept('DocumentVersion/Language', property('Sprache', 'de')),
      concept('StoredDocumentRepresentation/DigitalFile', file('Datei_PDF', '/aasx/files/manual.pdf')),
    ),
  ),
);

const versionTwo = `<aas:aasenv xmlns:aas="http://www.admin-shell.io/aas/2/0"><aas:submodels><aas:submodel>
  <aas:submodelElements><aas:submodelElement><aas:submodelElementCollection><aas:idShort>Document01</aas:idShort><aas:value>
    <aas:submodelElement><aas:submodelElementCollection><aas:idShort>DocumentId01</aas:idShort><aas:value>
      <aas:submodelElement><aas:property><aas:idShort>ValueId</aas:idShort><aas:value>DOC-1</aas:value></aas:property></aas:submodelElement>
    </aas:value></aas:submodelElementCollection></aas:submodelElement>
    <aas:submodelElement><aas:submodelElementCollection><aas:idShort>DocumentVersion01</aas:idShort><aas:value>
      <aas:submodelElement><aas:multiLanguageProperty><aas:idShort>Title</aas:idShort><aas:value>
        <aas:langString lang="de">Anleitung</aas:langString></aas:value></aas:multiLanguageProperty></aas:submodelElement>
      <aas:submodelElement><aas:file><aas:idShort>DigitalFile01</aas:idShort><aas:mimeType>application/pdf</aas:mimeType>
        <aas:value>/aasx/files/manual.pdf</aas:value></aas:file></aas:submodelElement>
    </aas:value></aas:submodelElementCollection></aas:submodelElement>
  </aas:value></aas:submodelElementCollection></aas:submodelElement></aas:submodelElements>
  </aas:submodel></aas:submodels></aas:aasenv>`;

const json = {
  assetAdministrationShells: [
    {
      id: 'urn:aas',
      assetInformation: {
        assetKind: 'Instance',
        globalAssetId: 'urn:asset',
        specificAssetIds: [{ name: 'serialNumber', value: 'SN-4711' }],
      },
    },
  ],
  submodels: [
    {
      idShort: 'HandoverDocumentation',
      submodelElements: [
        {
          idShort: 'Documents',
          modelType: 'SubmodelElementList',
          value: [
            {
              value: [
                {
                  idShort: 'DocumentIds',
                  value: [
                    {
                      value: [
                        { idShort: 'DocumentIdentifier', value: 'DOC-1' },
                        { idShort: 'DocumentDomainId', value: 'ACME' },
                      ],
                    },
                  ],
                },
                {
                  idShort: 'DocumentClassifications',
                  value: [
                    {
                      value: [
                        { idShort: 'ClassId', value: '03-02' },
                        { idShort: 'ClassificationSystem', value: 'VDI2770:2020' },
                      ],
                    },
                  ],
                },
                {
                  idShort: 'DocumentVersions',
                  value: [
                    {
                      value: [
                        { idShort: 'Language', value: [{ value: 'de' }, { value: 'en' }] },
                        { idShort: 'Version', value: '1.0' },
                        {
                          idShort: 'Title',
                          value: [
                            { language: 'de', text: 'Anleitung' },
                            { language: 'en', text: 'Manual' },
                          ],
                        },
                        { idShort: 'StatusValue', value: 'Released' },
                        { idShort: 'OrganizationShortName', value: 'Acme Pumps' },
                        {
                          idShort: 'DigitalFiles',
                          value: [
                            {
                              modelType: 'File',
                              contentType: 'application/pdf',
                              value: 'file:///aasx/files/manual.pdf',
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const manual = { place: ['aasx/files/manual.pdf'], sizeBytes: pdf.length, mediaType: 'application/pdf' };

test.for([
  ['of IDTA 02004 2.0', newTemplate(), 'aasx/data.xml'],
  ['of IDTA 02004 1.2', oldTemplate, 'aasx/data.xml'],
  ['with IDs and classes directly in the document', flatTemplate, 'aasx/data.xml'],
  ['in JSON', JSON.stringify(json), 'aasx/data.json'],
] as const)('[PACKAGE-19] handover documents %s', async ([, spec, name]) => {
  expect(await inspectPackageOf(aasxEntries(spec, { name }))).toEqual({
    format: 'aasx',
    titles: {},
    languages: [],
    objectIds: [
      { id: 'urn:asset', kind: 'individual' },
      { id: 'SN-4711', kind: 'individual', label: 'serialNumber' },
    ],
    documents: [
      {
        id: 'DOC-1',
        titles: { de: 'Anleitung', en: 'Manual' },
        languages: ['de', 'en'],
        classIds: ['03-02'],
        version: '1.0',
        status: 'Released',
        manufacturer: 'Acme Pumps',
        objectIds: [],
        files: [manual],
        mainFile: manual,
      },
    ],
    topics: 0,
    findings: [],
  });
});

test.for([
  ['in XML', firstTemplate, 'aasx/data.xml'],
  [
    'in JSON',
    JSON.stringify({
      submodels: [
        {
          submodelElements: [
            {
              idShort: 'OperatingManual',
              value: [
                { idShort: 'DocumentId', value: 'DOC-1' },
                { idShort: 'DocumentClassId', value: '03-02' },
                { idShort: 'DocumentClassificationSystem', value: 'VDI2770:2018' },
                { idShort: 'OrganizationName', value: 'Acme Pumps' },
                {
                  idShort: 'Titel',
                  semanticId: {
                    keys: [{ value: 'http://www.vdi2770.com/blatt1/Entwurf/Okt18/cd/Description/Title' }],
                  },
                  value: 'Anleitung',
                },
                { idShort: 'Language', value: 'de' },
                {
                  idShort: 'DigitalFile_PDF',
                  contentType: 'application/pdf',
                  value: '/aasx/files/manual.pdf',
                },
              ],
            },
          ],
        },
      ],
    }),
    'aasx/data.json',
  ],
] as const)('[PACKAGE-19] handover documents of the first template, %s', async ([, spec, name]) => {
  const report = await inspectPackageOf(aasxEntries(spec, { name }));
  expect(report).toMatchObject({ findings: [] });
  expect(report.documents).toEqual([
    {
      id: 'DOC-1',
      titles: { und: 'Anleitung' },
      languages: ['de'],
      classIds: ['03-02'],
      manufacturer: 'Acme Pumps',
      objectIds: [],
      files: [manual],
      mainFile: manual,
    },
  ]);
});

test('[PACKAGE-19] handover documents of an Asset Administration Shell of version 2', async () => {
  expect(await inspectPackageOf(aasxEntries(versionTwo))).toMatchObject({
    documents: [{ id: 'DOC-1', titles: { de: 'Anleitung' }, mainFile: manual }],
    findings: [],
  });
});

test('[PACKAGE-19] a file somewhere else on the net isn’t missing, one in the package is', async () => {
  const external = await inspectPackageOf(aasxEntries(newTemplate('https://acme.example/manual.pdf')));
  expect(external).toMatchObject({ documents: [{ id: 'DOC-1', files: [] }], findings: [] });
  const missing = await inspectPackageOf(aasxEntries(newTemplate('/aasx/files/other.pdf')));
  expect(placesByCode(missing)).toEqual({ 'PACKAGE-FILE-MISSING': ['aasx/files/other.pdf'] });
});

test.for([
  ['XML', '<environment>', 'aasx/data.xml', 'not-well-formed'],
  ['XML of another kind', '<html/>', 'aasx/data.xml', 'other-root'],
  ['JSON', '{"submodels":', 'aasx/data.json', 'not-json'],
  ['JSON of another kind', '[]', 'aasx/data.json', 'other-root'],
] as const)('[PACKAGE-19] %s that can’t be read', async ([, spec, name, detail]) => {
  expect((await inspectPackageOf(aasxEntries(spec, { name }))).findings).toMatchObject([
    { code: 'PACKAGE-METADATA-UNREADABLE', params: { detail }, places: [{ entry: name }] },
    { code: 'PACKAGE-NO-DOCUMENTS' },
  ]);
});

test('[PACKAGE-19] a description that is missing', async () => {
  const entries = aasxEntries('');
  const withoutSpec = await inspectPackageOf(entries.filter(({ name }) => name !== 'aasx/data.xml'));
  expect(placesByCode(withoutSpec)).toMatchObject({ 'PACKAGE-FILE-MISSING': ['aasx/data.xml'] });
  const withoutRelation = await inspectPackageOf(
    entries.filter(({ name }) => !String(name).includes('origin.rels')),
  );
  expect(placesByCode(withoutRelation)).toMatchObject({ 'PACKAGE-NO-METADATA': ['aasx/aasx-origin'] });
});

test('[PACKAGE-14] JSON above a size isn’t read, and elements below a depth are left out', async () => {
  const limits = { ...defaultPackageLimits, maxJsonBytes: 100 };
  const large = await inspectPackageOf(aasxEntries(JSON.stringify(json), { name: 'aasx/data.json' }), {
    limits,
  });
  expect(large.findings).toMatchObject([
    { params: { detail: 'too-large' } },
    { code: 'PACKAGE-NO-DOCUMENTS' },
  ]);
  const deep = `{"submodels":[${'{"value":['.repeat(50_000)}${']}'.repeat(50_000)}]}`;
  const nested = await inspectPackageOf(aasxEntries(deep, { name: 'aasx/data.json' }));
  expect(nested.documents).toEqual([]);
});
