import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('cs');

/** Texts of the form for adding documents. */
export const addCs: Messages['add'] = {
  title: 'Přidat dokumenty',
  drop: 'Přetáhněte sem soubory nebo složku',
  dropNow: 'Puštěním soubory přidáte',
  accepted: 'PDF, výkresy, obrázky nebo ZIP s offline návodem v HTML.',
  acceptedOnly: (types) => `Přijímá se: ${types}.`,
  limit: (size) => `Každý do ${size}.`,
  chooseFiles: 'Vybrat soubory',
  chooseFolder: 'Vybrat složku',
  chosenFiles: 'Vybrané soubory',
  chosenFolder: 'Vybraná složka',
  list: 'Soubory k nahrání',
  listsMissing: 'Seznam pro výběr se nepodařilo načíst. Zadejte ID, nebo to zkuste znovu.',
  notAFile: 'To není soubor. Uložte e-mail nebo stránku jako soubor a ten přetáhněte sem.',
  noFiles: 'Nejsou vybrány žádné soubory.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `Vynechán ${n} systémový nebo dočasný soubor.`,
      few: (n) => `Vynechány ${n} systémové nebo dočasné soubory.`,
      other: (n) => `Vynecháno ${n} systémových nebo dočasných souborů.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} soubor nebo složku nelze přečíst, a proto nebyly přidány.`,
      few: (n) => `${n} soubory nebo složky nelze přečíst, a proto nebyly přidány.`,
      other: (n) => `${n} souborů nebo složek nelze přečíst, a proto nebyly přidány.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `„${name}“ už v seznamu je.`,
      few: (n) => `${n} soubory už v seznamu jsou.`,
      other: (n) => `${n} souborů už v seznamu je.`,
    }),
  organization: 'Organizace',
  category: 'Kategorie',
  select: (file) => `Označit ${file}`,
  selectAll: (count) =>
    plural(count, {
      one: (n) => `Označit ${n} soubor`,
      few: (n) => `Označit vše (${n})`,
      other: (n) => `Označit vše (${n})`,
    }),
  skipList: 'Přeskočit seznam',
  selected: (count) => plural(count, { other: (n) => `Označeno: ${n}` }),
  apply: 'Použít',
  clearSelection: 'Zrušit označení',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Použít pro ${n} soubor níže`,
      few: (n) => `Použít pro ${n} soubory níže`,
      other: (n) => `Použít pro ${n} souborů níže`,
    }) +
    (own > 0
      ? plural(own, {
          one: (n) => `, ${n} má vlastní hodnotu`,
          few: (n) => `, ${n} mají vlastní hodnoty`,
          other: (n) => `, ${n} má vlastní hodnoty`,
        })
      : ''),
  asAbove: 'Použít výchozí hodnotu',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what}: změněno v ${n} souboru.`,
      other: (n) => `${what}: změněno v ${n} souborech.`,
      few: (n) => `${what}: změněno v ${n} souborech.`,
    }),
  named: (count) =>
    plural(count, {
      one: (n) => `Vyplněn ${n} zobrazovaný název.`,
      few: (n) => `Vyplněny ${n} zobrazované názvy.`,
      other: (n) => `Vyplněno ${n} zobrazovaných názvů.`,
    }),
  leftOver: (count) =>
    plural(count, {
      one: (n) => `${n} vložený řádek zbyl.`,
      few: (n) => `${n} vložené řádky zbyly.`,
      other: (n) => `${n} vložených řádků zbylo.`,
    }),
  undo: 'Vrátit zpět',
  filesRemoved: (count) =>
    plural(count, {
      one: (n) => `Odebrán ${n} soubor.`,
      few: (n) => `Odebrány ${n} soubory.`,
      other: (n) => `Odebráno ${n} souborů.`,
    }),
  undone: 'Vráceno.',
  choose: 'Vybrat…',
  ai: 'Povolit zpracování AI',
  aiOn: 'Zpracování pomocí AI povoleno',
  aiOff: 'Bez zpracování pomocí AI',
  aiHint: 'Není k dispozici pro offline návody.',
  displayName: 'Zobrazovaný název',
  fromTitle: 'Převzato z titulku návodu.',
  remove: 'Odebrat',
  more: 'Další možnosti',
  notUploaded: 'Nenahráno',
  waitForChecks: 'Kontroluje se ZIP…',
  documents: (count) =>
    plural(count, {
      one: (n) => `${n} dokument`,
      few: (n) => `${n} dokumenty`,
      other: (n) => `${n} dokumentů`,
    }),
  rejected: (count) =>
    plural(count, {
      one: (n) => `${n} soubor nelze nahrát`,
      few: (n) => `${n} soubory nelze nahrát`,
      other: (n) => `${n} souborů nelze nahrát`,
    }),
  removeRejected: (count) =>
    plural(count, { one: () => 'Odebrat ho', few: () => 'Odebrat je', other: () => 'Odebrat je' }),
  upload: (count) =>
    plural(count, {
      one: (n) => `Nahrát ${n} dokument`,
      few: (n) => `Nahrát ${n} dokumenty`,
      other: (n) => `Nahrát ${n} dokumentů`,
    }),
  uploadAs: 'Nahrát jako',
  asManual: 'Offline návod',
  asPlain: 'Běžný soubor',
  checking: 'Kontroluje se ZIP…',
  isManual: (startPage, pages) =>
    plural(pages, {
      one: (n) => `Offline návod: úvodní stránka ${startPage}, ${n} stránka.`,
      few: (n) => `Offline návod: úvodní stránka ${startPage}, ${n} stránky.`,
      other: (n) => `Offline návod: úvodní stránka ${startPage}, ${n} stránek.`,
    }),
  isNoManual: (reason) => `Nelze nahrát jako návod${reason && `: ${reason}`}.`,
  notChecked: 'Tento ZIP se nepodařilo zkontrolovat. Zvolte, jak ho nahrát.',
  fileNotChecked: 'Tento soubor se nepodařilo zkontrolovat.',
  errors: {
    displayName: (file) => `Zadejte zobrazovaný název pro ${file}`,
    chooseOrganization: 'Vyberte organizaci',
    enterOrganization: 'Zadejte organizaci',
    chooseCategory: 'Vyberte kategorii',
    enterCategory: 'Zadejte kategorii',
    operation: (file) => `Zvolte, jak nahrát ${file}`,
  },
  rejections: {
    empty: 'Soubor je prázdný. Ověřte, odkud pochází, a vyberte ho znovu.',
    tooLarge: (size, limit) =>
      `Soubor má ${size}; limit je ${limit}. Zmenšete ho nebo rozdělte a vyberte znovu.`,
    type: (accepted) =>
      `Soubory tohoto typu se nepřijímají. Uložte soubor v jednom z těchto formátů a vyberte ho znovu: ${accepted}.`,
    unreadable: 'Soubor nelze přečíst. Možná je to složka, byl přesunut nebo je otevřen jinde.',
    webArchive:
      'Webový archiv otevře jen málo programů. Otevřete ho v prohlížeči, uložte úplnou stránku („Webová stránka, úplná“) a přetáhněte ji sem i s její složkou _files nebo _soubory.',
    windowsHelp:
      'Tento soubor nápovědy se otevře jen ve Windows. Rozbalte ho tam (hh.exe -decompress složka soubor.chm) nebo programem 7-Zip a přetáhněte složku sem.',
  },
};
