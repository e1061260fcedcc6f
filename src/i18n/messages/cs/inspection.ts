import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('cs');

/** The words of the inspection of a ZIP in its row and its panel, in Czech; loaded with them. */
export const inspectionCs: InspectionMessages = {
  review: 'Prohlédnout',
  canBeManual: 'Lze nahrát jako offline návod',
  ready: 'Připraveno k nahrání',
  pages: (count) =>
    plural(count, { one: (n) => `${n} stránka`, few: (n) => `${n} stránky`, other: (n) => `${n} stránek` }),
  files: (count) =>
    plural(count, { one: (n) => `${n} soubor`, few: (n) => `${n} soubory`, other: (n) => `${n} souborů` }),
  startsAt: (page) => `začíná stránkou ${page}`,
  canBeFixed: (count) => plural(count, { other: (n) => `automaticky opravitelné: ${n}` }),
  fixable: 'Opravitelné',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}, opravitelné: ${n}` }),
  places: (count) =>
    plural(count, { one: (n) => `${n} místo`, few: (n) => `${n} místa`, other: (n) => `${n} míst` }),
  repairAndUse: 'Opravit a použít',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Opravit ještě ${n} problém a použít`,
      few: (n) => `Opravit ještě ${n} problémy a použít`,
      other: (n) => `Opravit ještě ${n} problémů a použít`,
    }),
  done: 'Hotovo',
  keepAsRegular: 'Ponechat jako běžný soubor',
  chooseStart: 'Vybrat úvodní stránku',
  changeStart: 'Změnit úvodní stránku',
  startHint: (name) =>
    `Čtenáři začínají na této stránce. Váš soubor se nezmění: kopie dostane ${name}, který ji otevře.`,
  useAsStart: 'Použít jako úvodní stránku',
  allPages: 'Zobrazit všechny stránky',
  reviewChanges: 'Prohlédnout změny',
  inUse: 'Používá se opravená kopie',
  withRegular: (upload, count) =>
    plural(count, {
      one: (n) => `${upload}, z toho ${n} jako běžný soubor`,
      few: (n) => `${upload}, z toho ${n} jako běžné soubory`,
      other: (n) => `${upload}, z toho ${n} jako běžné soubory`,
    }),
  allRegular: (upload) => `${upload} jako běžný soubor`,
  folder: {
    isPackage: (name) => `„${name}“ vypadá jako předávací balík`,
    asPackage: 'Jako balík',
    packing: 'Balík se vytváří…',
  },
  found: (count) => plural(count, { other: (n) => `Nálezy (${n})` }),
  search: 'Hledat v nálezech',
  show: 'Zobrazit',
  all: 'Vše',
  nothing: 'Žádný nález neodpovídá.',
  moreInReport: (count) => plural(count, { other: (n) => `Další v protokolu: ${n}.` }),
  reportTitle: (file) => `Kontrola souboru ${file}`,
  verdict: {
    manual: 'Toto je offline návod.',
    'not-a-manual': 'Toto není offline návod.',
    unsafe: 'Tento ZIP je poškozený nebo nebezpečný.',
  },
  facts: (startPage, pages, files) => `Úvodní stránka: ${startPage}. Stránky: ${pages}. Soubory: ${files}.`,
  noStartPage: 'žádná',
  toDo: (remedy) => `Co udělat: ${remedy}`,
  forAuthor: (remedy) => `Pro autora: ${remedy}`,
  nearest: (name) => `Měli jste na mysli ${name}?`,
  missing: (scheme) => `Chybí na začátku ${scheme}?`,
};
