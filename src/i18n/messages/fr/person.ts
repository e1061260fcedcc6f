import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('fr');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personFr: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'Vous n’êtes pas connecté',
    uploads: (name) =>
      `Voici les envois de ${name}, tels qu’ils sont enregistrés sur cet appareil. Rien n’est envoyé ni modifié avant la connexion de ${name}.`,
    files:
      'Les fichiers que vous ajoutez maintenant appartiendront à la prochaine personne qui se connectera.',
    upload: 'Se connecter pour envoyer',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Un fichier a été choisi ici auparavant, peut-être par une autre personne',
        other: (n) => `${n} fichiers ont été choisis ici auparavant, peut-être par une autre personne`,
      }),
    ask: (name) => `Envoyer en tant que ${name} ?`,
    askUnnamed: 'Ces fichiers sont-ils les vôtres ?',
    claim: 'Oui, ce sont mes fichiers',
    discard: (count) =>
      plural(count, {
        one: () => 'Non, retirer le fichier',
        other: (n) => `Non, retirer ${n} fichiers`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `${name} vient de se connecter`,
    kept: (count, former) =>
      plural(count, {
        one: () => `Un fichier choisi par ${former} est enregistré sur cet appareil pour ${former}.`,
        other: (n) => `${n} fichiers choisis par ${former} sont enregistrés sur cet appareil pour ${former}.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () => `Un fichier choisi par ${former} n’a pas pu être enregistré sur cet appareil.`,
        other: (n) => `${n} fichiers choisis par ${former} n’ont pas pu être enregistrés sur cet appareil.`,
      }),
    close: 'Fermer',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Envois en attente sur cet appareil : ${count}`,
    moved: (former, current) =>
      `Ils ont été enregistrés pour ${former}. Cette page envoie désormais vers ${current}.`,
    notSaved: 'Cette page n’enregistre plus de fichiers sur cet appareil.',
    outcomeUnknown: 'Certains sont peut-être déjà enregistrés par le service.',
    withoutFile: (count) => `Fichier manquant : ${count}`,
    upload: 'Envoyer maintenant',
    discard: 'Abandonner les envois',
    othersTitle: (count) => `Envois d’autres personnes en attente depuis 30 jours : ${count}`,
    others:
      'Ils partent lorsque leurs propriétaires se connectent. Ne les abandonnez que s’ils ne sont plus nécessaires.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Un fichier sera ajouté dès que l’on saura qui est connecté.',
      other: (n) => `${n} fichiers seront ajoutés dès que l’on saura qui est connecté.`,
    }),
};
