import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('nl');

/** Texts of the report on a manual. */
export const manualNl: Messages['manual'] = {
  reading: (done, total) => `Controle, ${done} van ${total} bestanden`,
  progress: 'Controle van de handleiding',
  stop: 'Controle stoppen',
  stopped: 'Niet alles is gecontroleerd.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} bestand was te groot: de links erin zijn niet gecontroleerd.`,
      other: (n) => `${n} bestanden waren te groot: de links erin zijn niet gecontroleerd.`,
    }),
  sound: 'Geen problemen gevonden',
  errors: (count) => plural(count, { one: (n) => `${n} fout`, other: (n) => `${n} fouten` }),
  warnings: (count) =>
    plural(count, { one: (n) => `${n} waarschuwing`, other: (n) => `${n} waarschuwingen` }),
  infos: (count) => plural(count, { one: (n) => `${n} opmerking`, other: (n) => `${n} opmerkingen` }),
  severity: { error: 'Fout', warning: 'Waarschuwing', info: 'Opmerking' },
  preview: 'Voorbeeld',
  showPlace: 'In voorbeeld tonen',
  noPreview: 'Het voorbeeld kon niet worden geladen.',
  line: (line) => `regel ${line}`,
  more: (count) => plural(count, { other: (n) => `en nog ${n}` }),
  saveJson: 'Opslaan als JSON',
};
