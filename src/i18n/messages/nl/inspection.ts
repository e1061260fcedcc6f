import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('nl');

/** The words of the inspection of a ZIP in its row and its panel, in Dutch; loaded with them. */
export const inspectionNl: InspectionMessages = {
  review: 'Bekijken',
  canBeManual: 'Kan als offline handleiding worden geüpload',
  ready: 'Klaar om te uploaden',
  pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagina’s` }),
  files: (count) => plural(count, { one: (n) => `${n} bestand`, other: (n) => `${n} bestanden` }),
  startsAt: (page) => `begint met ${page}`,
  canBeFixed: (count) =>
    plural(count, {
      one: (n) => `${n} kan automatisch worden hersteld`,
      other: (n) => `${n} kunnen automatisch worden hersteld`,
    }),
  fixable: 'Herstelbaar',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}, ${n} herstelbaar` }),
  places: (count) => plural(count, { one: (n) => `${n} plaats`, other: (n) => `${n} plaatsen` }),
  repairAndUse: 'Herstellen en gebruiken',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Nog ${n} probleem herstellen en gebruiken`,
      other: (n) => `Nog ${n} problemen herstellen en gebruiken`,
    }),
  done: 'Gereed',
  keepAsRegular: 'Als gewoon bestand behouden',
  chooseStart: 'Startpagina kiezen',
  changeStart: 'Startpagina wijzigen',
  startHint: (name) =>
    `Lezers beginnen op deze pagina. Uw bestand wordt niet gewijzigd: de kopie krijgt een pagina ${name} die de pagina opent.`,
  useAsStart: 'Als startpagina gebruiken',
  allPages: 'Alle pagina’s tonen',
  reviewChanges: 'Wijzigingen bekijken',
  inUse: 'Herstelde kopie in gebruik',
  withRegular: (upload, count) =>
    plural(count, {
      one: (n) => `${upload}, ${n} als gewoon bestand`,
      other: (n) => `${upload}, ${n} als gewone bestanden`,
    }),
  allRegular: (upload) => `${upload}, als gewoon bestand`,
  folder: {
    isPackage: (name) => `“${name}” lijkt op een opleverpakket`,
    asPackage: 'Als pakket',
    packing: 'Pakket wordt gemaakt…',
  },
  found: (count) => plural(count, { other: (n) => `Bevindingen (${n})` }),
  search: 'Zoeken in bevindingen',
  show: 'Tonen',
  all: 'Alles',
  nothing: 'Geen bevinding voldoet hieraan.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `Nog ${n} staat in het rapport.`,
      other: (n) => `Nog ${n} staan in het rapport.`,
    }),
  reportTitle: (file) => `Controle van ${file}`,
  verdict: {
    manual: 'Dit is een offline handleiding.',
    'not-a-manual': 'Dit is geen offline handleiding.',
    unsafe: 'Dit ZIP-bestand is beschadigd of onveilig.',
  },
  facts: (startPage, pages, files) => `Startpagina: ${startPage}. Pagina’s: ${pages}. Bestanden: ${files}.`,
  noStartPage: 'geen',
  toDo: (remedy) => `Wat te doen: ${remedy}`,
  forAuthor: (remedy) => `Voor de auteur: ${remedy}`,
  nearest: (name) => `Bedoelde u ${name}?`,
  missing: (scheme) => `Ontbreekt ${scheme} ervoor?`,
};
