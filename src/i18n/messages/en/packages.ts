import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of handover packages in their row and panel, and of the documents taken from them. */
export const packagesEn = {
  formats: {
    documentation: 'Handover documentation (VDI 2770)',
    document: 'Handover document (VDI 2770)',
    iirds: 'iiRDS package',
    iirdsA: 'Archive package (iiRDS/A)',
    iirdsH: 'Handover documentation (iiRDS/H)',
    aasx: 'Asset Administration Shell (AASX)',
  },
  topics: (count: number) => plural(count, { one: (n) => `${n} topic`, other: (n) => `${n} topics` }),
  languages: (count: number) =>
    plural(count, { one: (n) => `${n} language`, other: (n) => `${n} languages` }),
  forSerial: (serial: string) => `for serial number ${serial}`,
  forSerials: (count: number) =>
    plural(count, { one: (n) => `for ${n} serial number`, other: (n) => `for ${n} serial numbers` }),
  notChecked: 'Couldn’t check what this package contains. You can still upload it.',
  asOne: 'Upload as one file',
  asOneHint: 'The file is stored unchanged, as one document.',
  asDocuments: (count: number) =>
    plural(count, { one: (n) => `Add as ${n} document`, other: (n) => `Add as ${n} documents` }),
  asDocumentsHint: 'Each PDF becomes a document with its own title and category.',
  filesAsDocumentsHint:
    'Each file becomes a document with its own name and category. ZIPs among them can be split the same way.',
  withoutPdf: (count: number) =>
    plural(count, {
      one: (n) => `${n} document has no PDF and won’t be added.`,
      other: (n) => `${n} documents have no PDF and won’t be added.`,
    }),
  adding: (progress: string) => `Adding documents: ${progress}`,
  noneReadable: 'The documents can’t be read.',
  noneAdded: 'The documents can’t be read. You can still upload everything as one file.',
  added: (count: number, name: string) =>
    plural(count, {
      one: (n) => `${n} document added from “${name}”.`,
      other: (n) => `${n} documents added from “${name}”.`,
    }),
  someUnread: (count: number) =>
    plural(count, {
      one: (n) => `${n} document couldn’t be read.`,
      other: (n) => `${n} documents couldn’t be read.`,
    }),
  documents: 'Documents',
  more: (count: number) => plural(count, { one: (n) => `${n} more`, other: (n) => `${n} more` }),
  noTitle: 'No title',
  noPdf: 'No PDF',
  previewed: 'Package to preview',
  product: 'Product',
  serial: 'Serial number',
  language: 'Language',
  topicsName: 'Topics',
  manufacturer: 'Manufacturer',
  classes: {
    '01-01': 'Identification',
    '02-01': 'Technical specification',
    '02-02': 'Drawings, plans',
    '02-03': 'Assemblies',
    '02-04': 'Certificates, declarations',
    '03-01': 'Assembly, commissioning, disassembly',
    '03-02': 'Operation',
    '03-03': 'General safety',
    '03-04': 'Inspection, maintenance, testing',
    '03-05': 'Repair',
    '03-06': 'Spare parts',
    '04-01': 'Contract documents',
  },
};

/** The keys and placeholders of English. */
export type PackageTexts = typeof packagesEn;
