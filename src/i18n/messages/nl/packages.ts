import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('nl');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Dutch. */
export const packagesNl: PackageTexts = {
  formats: {
    documentation: 'Opleverdocumentatie (VDI 2770)',
    document: 'Opleverdocument (VDI 2770)',
    iirds: 'iiRDS-pakket',
    iirdsA: 'Archiefpakket (iiRDS/A)',
    iirdsH: 'Opleverdocumentatie (iiRDS/H)',
    aasx: 'Asset Administration Shell (AASX)',
  },
  topics: (count) => plural(count, { one: (n) => `${n} onderwerp`, other: (n) => `${n} onderwerpen` }),
  languages: (count) => plural(count, { one: (n) => `${n} taal`, other: (n) => `${n} talen` }),
  forSerial: (serial) => `voor serienummer ${serial}`,
  forSerials: (count) =>
    plural(count, { one: (n) => `voor ${n} serienummer`, other: (n) => `voor ${n} serienummers` }),
  notChecked: 'De inhoud van dit pakket kon niet worden gecontroleerd. U kunt het toch uploaden.',
  asOne: 'Als één bestand uploaden',
  asOneHint: 'Het bestand wordt ongewijzigd als één document opgeslagen.',
  asDocuments: (count) =>
    plural(count, {
      one: (n) => `Als ${n} document toevoegen`,
      other: (n) => `Als ${n} documenten toevoegen`,
    }),
  asDocumentsHint: 'Elke pdf wordt een document met een eigen titel en categorie.',
  filesAsDocumentsHint:
    'Elk bestand wordt een document met een eigen naam en categorie. ZIP’s daarin kunt u op dezelfde manier splitsen.',
  withoutPdf: (count) =>
    plural(count, {
      one: (n) => `${n} document heeft geen pdf en wordt niet toegevoegd.`,
      other: (n) => `${n} documenten hebben geen pdf en worden niet toegevoegd.`,
    }),
  adding: (progress) => `Documenten worden toegevoegd: ${progress}`,
  noneReadable: 'De documenten zijn niet leesbaar.',
  noneAdded: 'De documenten zijn niet leesbaar. U kunt toch alles als één bestand uploaden.',
  added: (count, name) =>
    plural(count, {
      one: (n) => `${n} document toegevoegd uit “${name}”.`,
      other: (n) => `${n} documenten toegevoegd uit “${name}”.`,
    }),
  someUnread: (count) =>
    plural(count, {
      one: (n) => `${n} document kon niet worden gelezen.`,
      other: (n) => `${n} documenten konden niet worden gelezen.`,
    }),
  documents: 'Documenten',
  more: (count) => plural(count, { other: (n) => `nog ${n}` }),
  noTitle: 'Zonder titel',
  noPdf: 'Geen pdf',
  previewed: 'Pakket voor het voorbeeld',
  product: 'Product',
  serial: 'Serienummer',
  language: 'Taal',
  topicsName: 'Onderwerpen',
  manufacturer: 'Fabrikant',
  classes: {
    '01-01': 'Identificatie',
    '02-01': 'Technische specificatie',
    '02-02': 'Tekeningen, plattegronden',
    '02-03': 'Onderdelen',
    '02-04': 'Certificaten, verklaringen',
    '03-01': 'Montage, inbedrijfstelling, demontage',
    '03-02': 'Bediening',
    '03-03': 'Algemene veiligheid',
    '03-04': 'Inspectie, onderhoud, keuring',
    '03-05': 'Reparatie',
    '03-06': 'Reserveonderdelen',
    '04-01': 'Contractdocumenten',
  },
};
