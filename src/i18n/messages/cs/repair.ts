import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('cs');

/** Texts for repairing a manual and informing its author. */
export const repairCs: RepairMessages = {
  reading: 'Čtou se všechny stránky…',
  making: 'Vytváří se kopie…',
  checking: 'Kopie se kontroluje…',
  cancel: 'Zrušit',
  intro: 'Váš soubor se nezmění. V kopii se provedou jen vybrané opravy; texty a skripty zůstanou stejné.',
  nothing: 'Tyto problémy může odstranit jen autor návodu.',
  whichFiles: (count) =>
    plural(count, {
      one: () => 'Který soubor',
      few: (n) => `Které soubory (${n})`,
      other: (n) => `Které soubory (${n})`,
    }),
  places: (entry, count) =>
    plural(count, {
      one: () => entry,
      few: (n) => `${entry}, ${n} místa`,
      other: (n) => `${entry}, ${n} míst`,
    }),
  moreFiles: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
  items: {
    unwrap: (folder) => `Vyjmout vše ze složky „${folder}“`,
    adapted: (files) =>
      plural(files, {
        one: (n) => `Odkazy v ${n} souboru vedou přes složku a upraví se.`,
        few: (n) => `Odkazy v ${n} souborech vedou přes složku a upraví se.`,
        other: (n) => `Odkazy v ${n} souborech vedou přes složku a upraví se.`,
      }),
    junk: (count) =>
      plural(count, {
        one: (n) => `Vynechat ${n} systémový soubor`,
        few: (n) => `Vynechat ${n} systémové soubory`,
        other: (n) => `Vynechat ${n} systémových souborů`,
      }),
    unsafe: (count) =>
      plural(count, {
        one: (n) => `Vynechat ${n} nepovolený soubor`,
        few: (n) => `Vynechat ${n} nepovolené soubory`,
        other: (n) => `Vynechat ${n} nepovolených souborů`,
      }),
    addStart: (page, name) => `Přidat úvodní stránku, ${name}, která vede na ${page}`,
    addStartHint: 'Sama tuto stránku otevře a má na ni odkaz.',
    renameStart: (name, newName) => `Přejmenovat ${name} na ${newName}`,
    renamedLinks: (files) =>
      plural(files, {
        one: (n) => `Odkazy na ni v ${n} souboru se upraví.`,
        few: (n) => `Odkazy na ni v ${n} souborech se upraví.`,
        other: (n) => `Odkazy na ni v ${n} souborech se upraví.`,
      }),
    names: (count) =>
      plural(count, {
        one: (n) => `Zapsat / místo \\ v ${n} názvu souboru`,
        few: (n) => `Zapsat / místo \\ v ${n} názvech souborů`,
        other: (n) => `Zapsat / místo \\ v ${n} názvech souborů`,
      }),
    case: (count) =>
      plural(count, {
        one: (n) => `Opravit velikost písmen v ${n} odkazu`,
        few: (n) => `Opravit velikost písmen v ${n} odkazech`,
        other: (n) => `Opravit velikost písmen v ${n} odkazech`,
      }),
    backslashes: (count) =>
      plural(count, {
        one: (n) => `Zapsat / místo \\ v ${n} odkazu`,
        few: (n) => `Zapsat / místo \\ v ${n} odkazech`,
        other: (n) => `Zapsat / místo \\ v ${n} odkazech`,
      }),
  },
  compare: (before, after) => `Předtím: ${before}. Nyní: ${after}.`,
  none: 'žádné problémy',
  save: 'Uložit kopii',
  close: 'Zavřít',
  failed: {
    unreadable: 'Soubor nelze přečíst. Možná byl přesunut, změněn nebo je otevřen jinde.',
    unavailable: 'Opravu se v tomto prohlížeči nepodařilo provést.',
  },
  copyReport: 'Kopírovat přehled',
  saveReport: 'Uložit protokol',
  printable: 'Uložit k tisku',
  printed: (date) => `Verze k tisku, kontrola ze dne ${date}`,
};
