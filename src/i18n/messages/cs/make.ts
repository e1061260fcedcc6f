import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('cs');

/** Texts for packing a folder into a manual. */
export const makeCs: MakeMessages = {
  list: 'Složky k nahrání',
  waiting: (count) =>
    plural(count, {
      one: () => 'Jak tuto složku nahrát?',
      few: (n) => `Jak tyto ${n} složky nahrát?`,
      other: (n) => `Jak těchto ${n} složek nahrát?`,
    }),
  looksLike: (name) => `„${name}“ vypadá jako offline návod`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} soubor`, few: (n) => `${n} soubory`, other: (n) => `${n} souborů` })} · ${size} · otevírá se stránkou ${startPage}`,
  asZip: 'Jako návod',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Jako samostatný soubor',
      few: (n) => `Jako ${n} samostatné soubory`,
      other: (n) => `Jako ${n} samostatných souborů`,
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
