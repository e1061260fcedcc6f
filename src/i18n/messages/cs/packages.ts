import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('cs');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Czech. */
export const packagesCs: PackageTexts = {
  formats: {
    documentation: 'Předávací dokumentace (VDI 2770)',
    document: 'Předávací dokument (VDI 2770)',
    iirds: 'Balík iiRDS',
    iirdsA: 'Archivní balík (iiRDS/A)',
    iirdsH: 'Předávací dokumentace (iiRDS/H)',
    aasx: 'Asset Administration Shell (AASX)',
  },
  topics: (count) =>
    plural(count, { one: (n) => `${n} téma`, few: (n) => `${n} témata`, other: (n) => `${n} témat` }),
  languages: (count) =>
    plural(count, { one: (n) => `${n} jazyk`, few: (n) => `${n} jazyky`, other: (n) => `${n} jazyků` }),
  forSerial: (serial) => `pro výrobní číslo ${serial}`,
  forSerials: (count) =>
    plural(count, {
      one: (n) => `pro ${n} výrobní číslo`,
      few: (n) => `pro ${n} výrobní čísla`,
      other: (n) => `pro ${n} výrobních čísel`,
    }),
  notChecked: 'Obsah tohoto balíku se nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
  asOne: 'Nahrát jako jeden soubor',
  asOneHint: 'Soubor se uloží beze změny jako jeden dokument.',
  asDocuments: (count) =>
    plural(count, {
      one: (n) => `Přidat jako ${n} dokument`,
      few: (n) => `Přidat jako ${n} dokumenty`,
      other: (n) => `Přidat jako ${n} dokumentů`,
    }),
  asDocumentsHint: 'Každé PDF se stane dokumentem s vlastním názvem a kategorií.',
  filesAsDocumentsHint:
    'Každý soubor se stane dokumentem s vlastním názvem a kategorií. Soubory ZIP mezi nimi lze rozdělit stejně.',
  withoutPdf: (count) =>
    plural(count, {
      one: (n) => `${n} dokument nemá PDF a nebude přidán.`,
      few: (n) => `${n} dokumenty nemají PDF a nebudou přidány.`,
      other: (n) => `${n} dokumentů nemá PDF a nebude přidáno.`,
    }),
  adding: (progress) => `Přidávání dokumentů: ${progress}`,
  noneReadable: 'Dokumenty nelze přečíst.',
  noneAdded: 'Dokumenty nelze přečíst. Přesto můžete vše nahrát jako jeden soubor.',
  added: (count, name) =>
    plural(count, {
      one: (n) => `Přidán ${n} dokument z „${name}“.`,
      few: (n) => `Přidány ${n} dokumenty z „${name}“.`,
      other: (n) => `Přidáno ${n} dokumentů z „${name}“.`,
    }),
  someUnread: (count) =>
    plural(count, {
      one: (n) => `${n} dokument se nepodařilo přečíst.`,
      few: (n) => `${n} dokumenty se nepodařilo přečíst.`,
      other: (n) => `${n} dokumentů se nepodařilo přečíst.`,
    }),
  documents: 'Dokumenty',
  more: (count) =>
    plural(count, { one: (n) => `${n} další`, few: (n) => `${n} další`, other: (n) => `${n} dalších` }),
  noTitle: 'Bez názvu',
  noPdf: 'Žádné PDF',
  previewed: 'Balík k náhledu',
  product: 'Výrobek',
  serial: 'Výrobní číslo',
  language: 'Jazyk',
  topicsName: 'Témata',
  manufacturer: 'Výrobce',
  classes: {
    '01-01': 'Identifikace',
    '02-01': 'Technická specifikace',
    '02-02': 'Výkresy, plány',
    '02-03': 'Díly',
    '02-04': 'Osvědčení, prohlášení',
    '03-01': 'Montáž, uvedení do provozu, demontáž',
    '03-02': 'Obsluha',
    '03-03': 'Všeobecná bezpečnost',
    '03-04': 'Kontrola, údržba, zkoušky',
    '03-05': 'Opravy',
    '03-06': 'Náhradní díly',
    '04-01': 'Smluvní dokumenty',
  },
};
