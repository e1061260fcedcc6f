import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addFr } from './add.ts';
import { manualFr } from './manual.ts';
import { releaseFr } from './release.ts';
import { uploadsFr } from './uploads.ts';

// The form `many` is that of whole millions, which nothing here counts.
const plural = createPlural('fr');

/*
 * Words besides the glossary: details détails, check vérification, to pause suspendre, nameplate plaque signalétique.
 * People are addressed as vous; remedies are infinitives, as in the fault tables of manuals. A narrow no-break space
 * stands before ; ! ? and inside « », a no-break space before a colon.
 */

/** Texts in French, except those of deferred parts. */
export const fr: Messages = {
  app: {
    name: 'Documents d’équipement',
    loading: 'Chargement…',
    language: 'Langue',
    density: 'Densité d’affichage',
    densities: { comfortable: 'Confortable', compact: 'Compacte', touch: 'Grande, pour gants' },
    assets: 'Équipements',
    brokenTitle: 'Cette page ne fonctionne plus',
    brokenHint: 'Les envois en cours ont pu être interrompus. Rechargez la page pour continuer.',
    brokenPageHint:
      'Les envois en cours continuent. Ouvrez une autre page, ou rechargez celle-ci quand ils seront terminés.',
    drafts: 'Choisis, pas encore envoyés :',
    reload: 'Recharger la page',
    partMissing: 'Une partie de cette page n’a pas pu être chargée. Les envois en cours continuent.',
    loadPart: 'Réessayer',
    technicalFacts: 'Détails',
  },
  release: releaseFr,
  config: { retry: 'Réessayer' },
  signIn: {
    close: 'Fermer',
    failedTitle: 'La connexion a échoué',
    outTitle: 'Votre session est fermée',
    outHint:
      'Connectez-vous pour ajouter des documents. Les envois en attente reprennent quand la personne qui les a ajoutés se connecte.',
    signIn: 'Se connecter',
    asSomeoneElse: 'Se connecter en tant que quelqu’un d’autre',
    again: 'Se connecter de nouveau',
    signOut: 'Se déconnecter',
    unreachable:
      'Impossible de vérifier votre identité. Les fichiers enregistrés sur cet appareil sont en sécurité.',
    failedHint: 'Connectez-vous de nouveau. Si le problème persiste, contactez votre administrateur.',
    storageBlocked: (host: string) =>
      `Ce navigateur empêche ${host} d’enregistrer des données, ce qui est nécessaire pour se connecter. Autorisez les cookies et les données de site pour ${host} dans les paramètres du navigateur, ou demandez à votre administrateur. Réessayez ensuite.`,
    sessionOpen:
      'Votre session chez le fournisseur d’identité est encore ouverte. Sur un appareil partagé, déconnectez-vous aussi chez lui.',
    providerBlocked: (address) =>
      `La Content Security Policy de cette page n’autorise pas ${address}. Ajoutez cette adresse à connect-src.`,
    providerSilent: (address) =>
      `${address} est injoignable. Vérifiez l’adresse et qu’elle accepte les requêtes de cette page (CORS).`,
  },
  roleNotice: {
    title: 'Vous ne pouvez pas envoyer de documents',
    own: (roles) =>
      roles === '' ? 'Vous êtes connecté sans aucun rôle.' : `Vous êtes connecté avec les rôles : ${roles}.`,
    needed: (roles) => `L’envoi exige l’un de ces rôles : ${roles}.`,
    ask: (who) => `Contact : ${who}`,
    administrator: 'votre administrateur',
  },
  add: addFr,
  manual: manualFr,
  errorSummary: {
    title: 'Vérifiez votre saisie',
    more: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
  },
  copy: {
    copied: 'Copié',
    failed: 'Copie impossible',
  },
  combobox: {
    results: (count) => plural(count, { one: (n) => `${n} résultat`, other: (n) => `${n} résultats` }),
    none: 'Aucun résultat',
  },
  uploads: uploadsFr,
  history: {
    title: 'Auparavant, depuis cet appareil',
    note: (count) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    hint: 'Mémorisé 30 jours sur cet appareil.',
    clear: 'Vider cette liste',
  },
};
