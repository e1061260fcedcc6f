import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('nl');

/** Texts for repairing a manual and informing its author. */
export const repairNl: RepairMessages = {
  reading: 'Alle pagina’s lezen…',
  making: 'Kopie maken…',
  checking: 'Kopie controleren…',
  cancel: 'Annuleren',
  intro:
    'Uw bestand wordt niet gewijzigd. De kopie krijgt alleen de gekozen reparaties; tekst en scripts blijven gelijk.',
  nothing: 'Alleen de auteur van de handleiding kan deze problemen oplossen.',
  whichFiles: (count) => plural(count, { one: () => 'Welk bestand', other: (n) => `Welke bestanden (${n})` }),
  places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} plaatsen` }),
  moreFiles: (count) => plural(count, { other: (n) => `en nog ${n}` }),
  items: {
    unwrap: (folder) => `Alles uit de map “${folder}” halen`,
    adapted: (files) =>
      plural(files, {
        one: (n) => `Links in ${n} bestand lopen via de map en worden aangepast.`,
        other: (n) => `Links in ${n} bestanden lopen via de map en worden aangepast.`,
      }),
    junk: (count) =>
      plural(count, {
        one: (n) => `${n} systeembestand weglaten`,
        other: (n) => `${n} systeembestanden weglaten`,
      }),
    unsafe: (count) =>
      plural(count, {
        one: (n) => `${n} niet-toegestaan bestand weglaten`,
        other: (n) => `${n} niet-toegestane bestanden weglaten`,
      }),
    addStart: (page, name) => `Een startpagina, ${name}, toevoegen die naar ${page} leidt`,
    addStartHint: 'Die opent de pagina vanzelf en heeft er een link naar.',
    renameStart: (name, newName) => `${name} hernoemen tot ${newName}`,
    renamedLinks: (files) =>
      plural(files, {
        one: (n) => `Links ernaar in ${n} bestand worden aangepast.`,
        other: (n) => `Links ernaar in ${n} bestanden worden aangepast.`,
      }),
    names: (count) =>
      plural(count, {
        one: (n) => `/ in plaats van \\ schrijven in ${n} bestandsnaam`,
        other: (n) => `/ in plaats van \\ schrijven in ${n} bestandsnamen`,
      }),
    case: (count) =>
      plural(count, {
        one: (n) => `Hoofd- en kleine letters in ${n} link verbeteren`,
        other: (n) => `Hoofd- en kleine letters in ${n} links verbeteren`,
      }),
    backslashes: (count) =>
      plural(count, {
        one: (n) => `/ in plaats van \\ schrijven in ${n} link`,
        other: (n) => `/ in plaats van \\ schrijven in ${n} links`,
      }),
  },
  compare: (before, after) => `Eerder: ${before}. Nu: ${after}.`,
  none: 'geen problemen',
  save: 'Kopie opslaan',
  close: 'Sluiten',
  failed: {
    unreadable:
      'Het bestand kon niet worden gelezen. Misschien is het verplaatst, gewijzigd of elders geopend.',
    unavailable: 'Het herstel is in deze browser niet gelukt.',
  },
  copyReport: 'Rapport kopiëren',
  saveReport: 'Rapport opslaan',
  printable: 'Opslaan om af te drukken',
  printed: (date) => `Afgedrukt van een controle op ${date}`,
};
