import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('nl');

/** Texts for packing a folder into a manual. */
export const makeNl: MakeMessages = {
  list: 'Mappen om te uploaden',
  waiting: (count) =>
    plural(count, {
      one: () => 'Hoe wilt u deze map uploaden?',
      other: (n) => `Hoe wilt u deze ${n} mappen uploaden?`,
    }),
  looksLike: (name) => `“${name}” lijkt op een offline handleiding`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} bestand`, other: (n) => `${n} bestanden` })} · ${size} · begint met ${startPage}`,
  asZip: 'Als handleiding',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Als los bestand',
      other: (n) => `Als ${n} losse bestanden`,
    }),
  leave: 'Verwijderen',
  packing: 'Handleiding inpakken…',
  cancel: 'Annuleren',
  rejected:
    'Deze map kan niet als handleiding worden geüpload. Corrigeer deze bestanden en voeg de map opnieuw toe.',
  failed: {
    unreadable:
      'Een bestand uit deze map kon niet worden gelezen. Misschien is het verplaatst of elders geopend.',
    unavailable:
      'De handleiding kon in deze browser niet worden ingepakt. Pak de map zelf in als ZIP en kies die.',
  },
};
