import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('fr');

/** Texts of the question before signing out with unsent documents. */
export const leaveFr: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Un document n’est pas encore enregistré',
      other: (n) => `${n} documents ne sont pas encore enregistrés`,
    }),
  chosen: (count) => plural(count, { one: (n) => `${n} choisi`, other: (n) => `${n} choisis` }),
  allSaved: (name) =>
    `Si vous terminez plus tard, tout sera de nouveau là quand ${name} se connectera sur cet appareil. Les autres ne le voient pas.`,
  continues: 'Les envois en cours et en attente reprendront alors.',
  notSaved: (name) =>
    `Ils ne sont pas enregistrés sur cet appareil et seront perdus si ${name} se déconnecte maintenant.`,
  wait: 'Restez connecté jusqu’à la fin des envois.',
  partly: (count) =>
    plural(count, {
      one: (n) =>
        `${n} d’entre eux n’est pas enregistré sur cet appareil : il faudra choisir de nouveau son fichier.`,
      other: (n) =>
        `${n} d’entre eux ne sont pas enregistrés sur cet appareil : il faudra choisir de nouveau leurs fichiers.`,
    }),
  notDiscardedTitle: 'Les envois n’ont pas pu être abandonnés',
  notDiscarded: (name) =>
    `Ils sont encore enregistrés sur cet appareil, où seul le compte de ${name} peut les voir. Un autre onglet de cette page attend peut-être une réponse : fermez sa boîte de dialogue, puis réessayez.`,
  stay: 'Rester connecté',
  keep: 'Se déconnecter, terminer plus tard',
  discard: (count) =>
    plural(count, {
      one: (n) => `Se déconnecter et abandonner ${n} document`,
      other: (n) => `Se déconnecter et abandonner ${n} documents`,
    }),
};
