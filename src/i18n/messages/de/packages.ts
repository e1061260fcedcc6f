import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('de');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in German. */
export const packagesDe: PackageTexts = {
  formats: {
    documentation: 'Übergabedokumentation (VDI 2770)',
    document: 'Übergabedokument (VDI 2770)',
    iirds: 'iiRDS-Paket',
    iirdsA: 'Archivpaket (iiRDS/A)',
    iirdsH: 'Übergabedokumentation (iiRDS/H)',
    aasx: 'Verwaltungsschale (AASX)',
  },
  topics: (count) => plural(count, { one: (n) => `${n} Topic`, other: (n) => `${n} Topics` }),
  languages: (count) => plural(count, { one: (n) => `${n} Sprache`, other: (n) => `${n} Sprachen` }),
  forSerial: (serial) => `für Seriennummer ${serial}`,
  forSerials: (count) =>
    plural(count, { one: (n) => `für ${n} Seriennummer`, other: (n) => `für ${n} Seriennummern` }),
  notChecked: 'Der Inhalt dieses Pakets konnte nicht geprüft werden. Sie können es trotzdem hochladen.',
  asOne: 'Als eine Datei hochladen',
  asOneHint: 'Die Datei wird unverändert als ein Dokument gespeichert.',
  asDocuments: (count) =>
    plural(count, {
      one: (n) => `Als ${n} Dokument hinzufügen`,
      other: (n) => `Als ${n} Dokumente hinzufügen`,
    }),
  asDocumentsHint: 'Jedes PDF wird ein Dokument mit eigenem Titel und eigener Kategorie.',
  filesAsDocumentsHint:
    'Jede Datei wird ein Dokument mit eigenem Namen und eigener Kategorie. ZIPs darunter lassen sich ebenso aufteilen.',
  withoutPdf: (count) =>
    plural(count, {
      one: (n) => `${n} Dokument hat kein PDF und wird nicht hinzugefügt.`,
      other: (n) => `${n} Dokumente haben kein PDF und werden nicht hinzugefügt.`,
    }),
  adding: (progress) => `Dokumente werden hinzugefügt: ${progress}`,
  noneReadable: 'Die Dokumente sind nicht lesbar.',
  noneAdded: 'Die Dokumente sind nicht lesbar. Sie können trotzdem alles als eine Datei hochladen.',
  added: (count, name) =>
    plural(count, {
      one: (n) => `${n} Dokument aus „${name}“ hinzugefügt.`,
      other: (n) => `${n} Dokumente aus „${name}“ hinzugefügt.`,
    }),
  someUnread: (count) =>
    plural(count, {
      one: (n) => `${n} Dokument war nicht lesbar.`,
      other: (n) => `${n} Dokumente waren nicht lesbar.`,
    }),
  documents: 'Dokumente',
  more: (count) => plural(count, { other: (n) => `${n} weitere` }),
  noTitle: 'Ohne Titel',
  noPdf: 'Kein PDF',
  previewed: 'Paket für die Vorschau',
  product: 'Produkt',
  serial: 'Seriennummer',
  language: 'Sprache',
  topicsName: 'Topics',
  manufacturer: 'Hersteller',
  classes: {
    '01-01': 'Identifikation',
    '02-01': 'Technische Spezifikation',
    '02-02': 'Zeichnungen, Pläne',
    '02-03': 'Bauteile',
    '02-04': 'Zeugnisse, Zertifikate, Bescheinigungen',
    '03-01': 'Montage, Inbetriebnahme, Demontage',
    '03-02': 'Bedienung',
    '03-03': 'Allgemeine Sicherheit',
    '03-04': 'Inspektion, Wartung, Prüfung',
    '03-05': 'Instandsetzung',
    '03-06': 'Ersatzteile',
    '04-01': 'Vertragsunterlagen',
  },
};
