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
  line: (line) => `řádek ${line}`,
  more: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
  saveJson: 'Uložit jako JSON',
};
