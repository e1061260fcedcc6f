import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('cs');

/** The words of the preview of a manual, in Czech. */
export const previewCs: PreviewWords = {
  title: (file) => `Náhled: ${file}`,
  frame: 'Návod',
  close: 'Zavřít náhled',
  back: 'Zpět',
  forward: 'Vpřed',
  pages: (count: number) =>
    plural(count, { one: (n) => `${n} stránka`, few: (n) => `${n} stránky`, other: (n) => `${n} stránek` }),
  pageList: 'Stránky návodu',
  search: 'Hledat stránky',
  nothing: 'Žádná stránka neodpovídá.',
  readingTitles: 'Názvy se ještě načítají.',
  width: 'Šířka',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Plná' },
  opening: 'Návod se otevírá…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} část této stránky je z internetu a v ZIP není`,
        few: (n) => `${n} části této stránky jsou z internetu a v ZIP nejsou`,
        other: (n) => `${n} částí této stránky je z internetu a v ZIP není`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} část této stránky v ZIP chybí`,
        few: (n) => `${n} části této stránky v ZIP chybí`,
        other: (n) => `${n} částí této stránky v ZIP chybí`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: (n) => `${n} soubor je poškozený`,
        few: (n) => `${n} soubory jsou poškozené`,
        other: (n) => `${n} souborů je poškozených`,
      }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `${n} soubor žádá skript, což funguje jen z webového serveru`,
        few: (n) => `${n} soubory žádají skripty, což funguje jen z webového serveru`,
        other: (n) => `${n} souborů žádají skripty, což funguje jen z webového serveru`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} soubor je pro náhled příliš velký`,
        few: (n) => `${n} soubory jsou pro náhled příliš velké`,
        other: (n) => `${n} souborů je pro náhled příliš velkých`,
      }),
    more: (count: number) =>
      plural(count, {
        few: (n) => `a ${n} další`,
        other: (n) => `a ${n} dalších`,
        one: (n) => `a ${n} další`,
      }),
  },
  outside: (url) => `Tento odkaz vede mimo návod, na ${url}. Náhled tam nic neotevírá.`,
  placeHidden: (line) => `Nález je na řádku ${line}, v části stránky, která není vidět.`,
  absent: (path) => `${path} v ZIP není. I čtenáři tu dostanou chybu.`,
  unshown: (path, size) =>
    `${path} (${size}) se zde nezobrazuje. V ZIP je a čtenáři jej otevřou vlastním programem.`,
  dismiss: 'Skrýt',
  failures: {
    unreadable: 'Soubor se nepodařilo přečíst. Možná byl přesunut nebo změněn; vyberte jej znovu.',
    unsafe: 'Z tohoto ZIP nelze nic zobrazit: je poškozený, nebo má mást.',
    crashed: 'Náhled přestal fungovat. Zavřete jej a otevřete znovu.',
    frame:
      'Náhled nelze na této stránce zobrazit, její pravidla nedovolují jeho rámec. Provozovatel stránky to může povolit: frame-src musí uvádět adresu této aplikace a preview.html tam musí být.',
  },
};
