import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('cs');

/** The words around making a manual of a folder. */
export const makeCs: Messages['make'] = {
  list: 'Složky, které vypadají jako návod',
  waiting: (count) =>
    plural(count, {
      one: () => 'Složka vypadá jako návod. Zvolte, jak ji nahrát.',
      few: (n) => `${n} složky vypadají jako návody. Zvolte, jak je nahrát.`,
      other: (n) => `${n} složek vypadá jako návody. Zvolte, jak je nahrát.`,
    }),
  looksLike: (name) => `„${name}“ vypadá jako offline návod`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} soubor`, few: (n) => `${n} soubory`, other: (n) => `${n} souborů` })} · ${size} · otevírá se stránkou ${startPage}`,
  asZip: 'Jako návod',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Přidat jako jednotlivý soubor',
      few: (n) => `Přidat jako ${n} jednotlivé soubory`,
      other: (n) => `Přidat jako ${n} jednotlivých souborů`,
    }),
  leave: 'Odebrat',
  packing: 'Návod se balí…',
  cancel: 'Zrušit',
  rejected: 'Tuto složku nelze nahrát jako návod. Opravte tyto soubory a přidejte složku znovu.',
  failed: {
    unreadable: 'Soubor z této složky nelze přečíst. Možná byl přesunut nebo je otevřen jinde.',
    unavailable: 'Návod se v tomto prohlížeči nepodařilo zabalit. Zabalte složku do ZIP sami a vyberte ten.',
  },
};
