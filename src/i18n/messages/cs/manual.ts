import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('cs');

/** Texts of the report on a manual. */
export const manualCs: Messages['manual'] = {
  reading: (done, total) => `Kontrola, soubor ${done} z ${total}`,
  progress: 'Kontrola návodu',
  stop: 'Zastavit kontrolu',
  stopped: 'Nezkontrolovalo se vše.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} soubor byl příliš velký: jeho odkazy se nezkontrolovaly.`,
      few: (n) => `${n} soubory byly příliš velké: jejich odkazy se nezkontrolovaly.`,
      other: (n) => `${n} souborů bylo příliš velkých: jejich odkazy se nezkontrolovaly.`,
    }),
  sound: 'Žádné problémy',
  errors: (count) =>
    plural(count, { one: (n) => `${n} chyba`, few: (n) => `${n} chyby`, other: (n) => `${n} chyb` }),
  warnings: (count) => plural(count, { other: (n) => `${n} upozornění` }),
  infos: (count) =>
    plural(count, {
      one: (n) => `${n} poznámka`,
      few: (n) => `${n} poznámky`,
      other: (n) => `${n} poznámek`,
    }),
  severity: { error: 'Chyba', warning: 'Upozornění', info: 'Poznámka' },
  preview: 'Náhled',
  showPlace: 'Ukázat v náhledu',
  noPreview: 'Náhled se nepodařilo načíst.',
  found: (count) => plural(count, { other: (n) => `Nálezy (${n})` }),
  line: (line) => `řádek ${line}`,
  more: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
  nearest: (name) => `Měli jste na mysli ${name}?`,
  missing: (scheme) => `Chybí na začátku ${scheme}?`,
  toDo: (remedy) => `Co udělat: ${remedy}`,
  forAuthor: (remedy) => `Pro autora: ${remedy}`,
  search: 'Hledat v nálezech',
  show: 'Zobrazit',
  all: 'Vše',
  nothing: 'Žádný nález neodpovídá.',
  moreInReport: (count) => plural(count, { other: (n) => `Další v protokolu: ${n}.` }),
  saveJson: 'Uložit jako JSON',
  reportTitle: (file) => `Kontrola souboru ${file}`,
  verdict: {
    manual: 'Toto je offline návod.',
    'not-a-manual': 'Toto není offline návod.',
    unsafe: 'Tento ZIP je poškozený nebo nebezpečný.',
  },
  facts: (startPage, pages, files) => `Úvodní stránka: ${startPage}. Stránky: ${pages}. Soubory: ${files}.`,
  noStartPage: 'žádná',
};
