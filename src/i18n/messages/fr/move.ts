import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('fr');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveFr: MoveMessages = {
  open: 'Déplacer vers un autre équipement…',
  title: 'Déplacer vers un autre équipement',
  assetId: 'ID de l’équipement',
  uploads: 'Envois à déplacer',
  notSentYet: 'Rien n’est envoyé tant que cette fenêtre est ouverte.',
  sameAsset: 'Saisissez l’ID d’un autre équipement',
  noneSelected: 'Sélectionnez au moins un envoi',
  confirm: (count) =>
    plural(count, { one: (n) => `Déplacer ${n} envoi`, other: (n) => `Déplacer ${n} envois` }),
  cancel: 'Annuler',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} envoi est en cours. Suspendez-le pour le déplacer.`,
      other: (n) => `${n} envois sont en cours. Suspendez-les pour les déplacer.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} envoi ne peut pas être déplacé, car il est peut-être déjà enregistré.`,
      other: (n) => `${n} envois ne peuvent pas être déplacés, car ils sont peut-être déjà enregistrés.`,
    }),
  locked: (asset) =>
    `Vous ne pouvez pas changer l’équipement : le document est peut-être déjà enregistré sur ${asset}.`,
  moved: (count, asset) =>
    plural(count, { one: () => `Déplacé vers ${asset}`, other: (n) => `${n} envois déplacés vers ${asset}` }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `${n} envoi n’a pas été déplacé, car il était déjà parti.`,
      other: (n) => `${n} envois n’ont pas été déplacés, car ils étaient déjà partis.`,
    }),
  show: 'Afficher',
  undo: 'Annuler le déplacement',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Changer d’équipement',
    hint: 'Les fichiers choisis et vos saisies sont conservés.',
    occupied: (asset) => `Des fichiers sont déjà choisis pour ${asset}. Envoyez-les ou retirez-les d’abord.`,
  },
  guard: {
    title: 'Est-ce le bon équipement ?',
    names: (file, asset) => `« ${file} » mentionne ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: (n) => `« ${file} » et ${n} autre fichier mentionnent ${asset}.`,
        other: (n) => `« ${file} » et ${n} autres fichiers mentionnent ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `« ${packageName} » concerne ${product}. Ce produit fait partie de ${asset}.`,
    uploadingTo: (asset) => `Vous envoyez des documents vers ${asset}.`,
    anyway: (asset) => `Envoyer quand même vers ${asset}`,
    upload: (parts) => `Envoyer ${parts}`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} vers ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} vers les équipements mentionnés` }),
    back: 'Retour',
  },
};
