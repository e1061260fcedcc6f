import { expect, test } from 'vitest';

import { aasxEntries, pdf } from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf, placesByCode } from '../../../tests/support/archives/inspect-package-entries.ts';
import { defaultPackageLimits } from '../package-limits.ts';

/** A value as in JSON; in XML, its type is the name of its element. */
type Value = string | readonly Value[] | { readonly [name: string]: Value };

const property = (idShort: string, value: string) => ({ idShort, modelType: 'Property', value });
const collection = (idShort: string, ...value: readonly Value[]) => ({
  idShort,
  modelType: 'SubmodelElementCollection',
  value,
});
const list = (idShort: string, ...value: readonly Value[]) => ({
  idShort,
  modelType: 'SubmodelElementList',
  value,
});
const file = (idShort: string, value: string) => ({
  idShort,
  modelType: 'File',
  value,
  contentType: 'application/pdf',
});
const title = {
  idShort: 'Title',
  modelType: 'MultiLanguageProperty',
  value: [
    { language: 'de', text: 'Anleitung' },
    { language: 'en', text: 'Manual' },
  ],
};

const environment = (...submodelElements: readonly Value[]) => ({
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
  submodels: [{ idShort: 'HandoverDocumentation', id: 'urn:sm', submodelElements }],
});

function elementOf(name: string, value: Value): string {
  if (typeof value === 'string') return value && `<${name}>${value}</${name}>`;
  const parts = Array.isArray(value)
    ? value.map((one: Value) => elementOf(itemName(name, one), one))
    : Object.entries(value).map(([key, one]) => (key === 'modelType' ? '' : elementOf(key, one)));
  return `<${name}>${parts.join('')}</${name}>`;
}

function itemName(name: string, item: Value): string {
  const type = typeof item === 'object' && 'modelType' in item ? item.modelType : undefined;
  if (typeof type === 'string') return type.charAt(0).toLowerCase() + type.slice(1);
  return name === 'value' ? 'langStringTextType' : name.slice(0, -1);
}

const inXml = (value: ReturnType<typeof environment>): string =>
  elementOf('environment', value).replace('>', ' xmlns="https://admin-shell.io/aas/3/0">');

const newTemplate = (path = '/aasx/files/manual.pdf') =>
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

const version = collection(
  'DocumentVersion01',
  property('Language01', 'de'),
  property('Language02', 'en'),
  property('DocumentVersionId', '1.0'),
  title,
  property('StatusValue', 'Released'),
  property('OrganizationName', 'Acme Pumps'),
  file('DigitalFile01', '/aasx/files/manual.pdf'),
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
    version,
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
    version,
  ),
);

/** An element with a semantic ID of the first template. */
const concept = (id: string, element: { readonly [name: string]: Value }, start = '') => ({
  ...element,
  semanticId: {
    type: 'ModelReference',
    keys: [{ type: 'ConceptDescription', value: `${start}www.vdi2770.com/blatt1/Entwurf/Okt18/cd/${id}` }],
  },
});

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

/** Environment with usual names. */
const namedTemplate = environment(
  collection(
    'OperatingManual',
    property('DocumentId', 'DOC-1'),
    property('DocumentClassId', '03-02'),
    property('DocumentClassificationSystem', 'VDI2770:2018'),
    property('OrganizationName', 'Acme Pumps'),
    concept('Description/Title', property('Titel', 'Anleitung'), 'http://'),
    property('Language', 'de'),
    file('DigitalFile_PDF', '/aasx/files/manual.pdf'),
  ),
);

const manual = { place: ['aasx/files/manual.pdf'], sizeBytes: pdf.length, mediaType: 'application/pdf' };

test.for([
  ['of IDTA 02004 2.0', inXml(newTemplate()), 'aasx/data.xml'],
  ['of IDTA 02004 1.2', inXml(oldTemplate), 'aasx/data.xml'],
  ['with IDs and classes directly in the document', inXml(flatTemplate), 'aasx/data.xml'],
  ['in JSON', JSON.stringify(newTemplate('file:///aasx/files/manual.pdf')), 'aasx/data.json'],
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
  ['in XML', inXml(firstTemplate), 'aasx/data.xml'],
  ['in JSON', JSON.stringify(namedTemplate), 'aasx/data.json'],
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
  const external = await inspectPackageOf(aasxEntries(inXml(newTemplate('https://acme.example/manual.pdf'))));
  expect(external).toMatchObject({ documents: [{ id: 'DOC-1', files: [] }], findings: [] });
  const missing = await inspectPackageOf(aasxEntries(inXml(newTemplate('/aasx/files/other.pdf'))));
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
  const large = await inspectPackageOf(
    aasxEntries(JSON.stringify(newTemplate()), { name: 'aasx/data.json' }),
    {
      limits,
    },
  );
  expect(large.findings).toMatchObject([
    { params: { detail: 'too-large' } },
    { code: 'PACKAGE-NO-DOCUMENTS' },
  ]);
  const deep = `{"submodels":[${'{"value":['.repeat(50_000)}${']}'.repeat(50_000)}]}`;
  const nested = await inspectPackageOf(aasxEntries(deep, { name: 'aasx/data.json' }));
  expect(nested.documents).toEqual([]);
});
