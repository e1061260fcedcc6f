import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('fr');

/** Texts for packing a folder into a manual. */
export const makeFr: MakeMessages = {
  list: 'Dossiers à envoyer',
  waiting: (count) =>
    plural(count, {
      one: () => 'Comment envoyer ce dossier ?',
      other: (n) => `Comment envoyer ces ${n} dossiers ?`,
    }),
  looksLike: (name) => `« ${name} » ressemble à une notice hors ligne`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} fichier`, other: (n) => `${n} fichiers` })} · ${size} · s’ouvre sur ${startPage}`,
  asZip: 'Comme notice',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Comme fichier séparé',
      other: (n) => `Comme ${n} fichiers séparés`,
    }),
  leave: 'Retirer',
  packing: 'Compression de la notice…',
  cancel: 'Annuler',
  rejected:
    'Ce dossier ne peut pas être envoyé comme notice. Corrigez ces fichiers, puis ajoutez de nouveau le dossier.',
  failed: {
    unreadable:
      'Un fichier de ce dossier n’a pas pu être lu. Il a peut-être été déplacé ou est ouvert ailleurs.',
    unavailable:
      'La notice n’a pas pu être compressée dans ce navigateur. Compressez vous-même le dossier en ZIP, puis choisissez ce ZIP.',
  },
};
