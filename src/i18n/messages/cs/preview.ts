import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('cs');

/** Texts of the preview of a manual. */
export const previewCs: PreviewMessages = {
  title: (file) => `Náhled: ${file}`,
  frame: 'Návod',
  close: 'Zavřít náhled',
  back: 'Zpět',
  forward: 'Vpřed',
  pages: (count) =>
    plural(count, { one: (n) => `${n} stránka`, few: (n) => `${n} stránky`, other: (n) => `${n} stránek` }),
  pageList: 'Stránky návodu',
  search: 'Hledat stránky',
  nothing: 'Žádná stránka neodpovídá.',
  readingTitles: 'Ještě se čtou titulky.',
  width: 'Šířka',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Celá' },
  opening: 'Návod se otevírá…',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} prvek této stránky je z internetu a v ZIP není`,
        few: (n) => `${n} prvky této stránky jsou z internetu a v ZIP nejsou`,
        other: (n) => `${n} prvků této stránky je z internetu a v ZIP není`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `${n} prvek, který tato stránka potřebuje, v ZIP chybí`,
        few: (n) => `${n} prvky, které tato stránka potřebuje, v ZIP chybí`,
        other: (n) => `${n} prvků, které tato stránka potřebuje, v ZIP chybí`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `${n} prvek, který tato stránka potřebuje, je v ZIP zapsán jinak`,
        few: (n) => `${n} prvky, které tato stránka potřebuje, jsou v ZIP zapsány jinak`,
        other: (n) => `${n} prvků, které tato stránka potřebuje, je v ZIP zapsáno jinak`,
      }),
    damaged: (count) =>
      plural(count, {
        one: (n) => `${n} soubor je poškozený`,
        few: (n) => `${n} soubory jsou poškozené`,
        other: (n) => `${n} souborů je poškozených`,
      }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} soubor je pro náhled příliš velký`,
        few: (n) => `${n} soubory jsou pro náhled příliš velké`,
        other: (n) => `${n} souborů je pro náhled příliš velkých`,
      }),
    more: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
  },
  spellingFixable: 'Oprava tyto odkazy opraví, kromě odkazů ve skriptech.',
  outside: (url) => `Tento odkaz vede na ${url}, mimo návod. Náhled ho neotevře.`,
  placeHidden: (line) => `Nález je na řádku ${line}, v části stránky, která není vidět.`,
  absent: (path) => `V ZIP není ${path}. I čtenář zde uvidí chybu.`,
  unshown: (path, size) =>
    `${path} (${size}) se zde nezobrazuje. Soubor je v ZIP a čtenář ho otevře v jiném programu.`,
  dismiss: 'Skrýt',
  emptyWithoutScripts:
    'Tato stránka je bez svých skriptů, které náhled nespouští, prázdná; vyberte jinou stránku ze seznamu.',
  failures: {
    unreadable: 'Soubor nelze přečíst. Možná byl přesunut nebo změněn; vyberte ho znovu.',
    unsafe: 'Z tohoto ZIP nelze nic zobrazit: je poškozený nebo nebezpečný.',
    crashed: 'Náhled přestal fungovat. Zavřete ho a otevřete znovu.',
    frame: 'Náhled zde není dostupný. Obraťte se na správce.',
  },
  frameFacts: {
    blocked: (origin) =>
      `Content-Security-Policy této stránky blokuje náhled. Přidejte ${origin} do frame-src.`,
    silent: (url) =>
      `${url} se nespustil. Webový server musí tento soubor posílat s vlastní Content-Security-Policy, která povoluje vložené skripty a uvádí tuto stránku ve frame-ancestors.`,
  },
};
