import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedFr } from './embed.ts';
import { makeFr } from './make.ts';
import { problemsFr } from './problems.ts';
import { releaseFr } from './release.ts';
import { repairFr } from './repair.ts';
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
  },
  release: releaseFr,
  config: { retry: 'Réessayer' },
  embed: embedFr,
  signIn: {
    failedTitle: 'La connexion a échoué',
    outTitle: 'Votre session est fermée',
    outHint:
      'Connectez-vous pour ajouter des documents. Les envois en attente reprennent quand la personne qui les a ajoutés se connecte.',
    signIn: 'Se connecter',
    again: 'Se connecter de nouveau',
    signOut: 'Se déconnecter',
    unreachable:
      'Impossible de vérifier votre identité. Les fichiers enregistrés sur cet appareil sont en sécurité.',
    failedHint: 'Réessayez. Si le problème persiste, contactez votre administrateur.',
    details: 'Détails',
    sessionOpen:
      'Votre session chez le fournisseur d’identité est encore ouverte. Sur un appareil partagé, déconnectez-vous aussi chez lui.',
    providerBlocked: (address) =>
      `La Content Security Policy de cette page n’autorise pas ${address}. Ajoutez cette adresse à connect-src.`,
    providerSilent: (address) =>
      `${address} est injoignable. Vérifiez l’adresse et qu’elle accepte les requêtes de cette page (CORS).`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Un document n’est pas encore enregistré',
          other: (n) => `${n} documents ne sont pas encore enregistrés`,
        }),
      allSaved: (name) =>
        `Restez connecté jusqu’à la fin des envois, ou déconnectez-vous : ils reprendront quand ${name} se connectera de nouveau sur cet appareil. Les autres ne les voient pas.`,
      notSaved: (name) =>
        `Restez connecté jusqu’à la fin des envois. Ils seront perdus si ${name} se déconnecte maintenant.`,
      partly: (count) =>
        plural(count, {
          one: (n) =>
            `${n} d’entre eux n’est pas enregistré sur cet appareil : il faudra choisir de nouveau son fichier.`,
          other: (n) =>
            `${n} d’entre eux ne sont pas enregistrés sur cet appareil : il faudra choisir de nouveau leurs fichiers.`,
        }),
      stay: 'Rester connecté',
      keep: 'Se déconnecter, terminer plus tard',
      discard: 'Abandonner les envois',
    },
  },
  roleNotice: {
    title: 'Vous ne pouvez pas envoyer de documents',
    own: (roles) =>
      roles === '' ? 'Vous êtes connecté sans aucun rôle.' : `Vous êtes connecté avec les rôles : ${roles}.`,
    needed: (roles) => `L’envoi exige l’un de ces rôles : ${roles}.`,
    ask: (who) => `Contact : ${who}`,
    administrator: 'votre administrateur',
  },
  add: {
    title: 'Ajouter des documents',
    drop: 'Déposez ici des fichiers ou un dossier',
    dropNow: 'Déposez pour ajouter les fichiers',
    accepted: 'PDF, plans, images, ou ZIP contenant une notice HTML hors ligne.',
    acceptedOnly: (types) => `Acceptés : ${types}.`,
    limit: (size) => `Jusqu’à ${size} par fichier.`,
    chooseFiles: 'Choisir des fichiers',
    chooseFolder: 'Choisir un dossier',
    chosenFiles: 'Fichiers choisis',
    chosenFolder: 'Dossier choisi',
    list: 'Fichiers à envoyer',
    listsMissing:
      'Une liste de choix n’a pas pu être chargée. Saisissez l’ID à la place, ou rechargez la liste.',
    loadLists: 'Recharger',
    nothingDropped: 'Rien n’a été ajouté : ce que vous avez déposé ne contient aucun fichier.',
    nothingInFolder: 'Rien n’a été ajouté : aucun dossier n’a été choisi, ou il ne contient aucun fichier.',
    systemFiles: (count) =>
      plural(count, {
        one: (n) => `${n} fichier système ignoré.`,
        other: (n) => `${n} fichiers système ignorés.`,
      }),
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} fichier ou dossier n’a pas pu être lu et n’a pas été ajouté.`,
        other: (n) => `${n} fichiers ou dossiers n’ont pas pu être lus et n’ont pas été ajoutés.`,
      }),
    organization: 'Organisation',
    category: 'Catégorie',
    select: (file) => `Sélectionner ${file}`,
    selectAll: (count) =>
      plural(count, {
        one: (n) => `Sélectionner ${n} fichier`,
        other: (n) => `Sélectionner les ${n} fichiers`,
      }),
    skipList: 'Passer la liste',
    selected: (count) => plural(count, { one: (n) => `${n} sélectionné`, other: (n) => `${n} sélectionnés` }),
    apply: 'Appliquer',
    clearSelection: 'Tout désélectionner',
    ownValue: (field, value) => `${field} : ${value}`,
    fillDown: 'Appliquer aux fichiers suivants',
    asAbove: 'Valeur par défaut',
    changed: (count) =>
      plural(count, {
        one: (n) => `Modifié dans ${n} fichier.`,
        other: (n) => `Modifié dans ${n} fichiers.`,
      }),
    named: (count) =>
      plural(count, { one: (n) => `${n} nom affiché rempli.`, other: (n) => `${n} noms affichés remplis.` }),
    leftOver: (count) =>
      plural(count, {
        one: (n) => `${n} ligne collée était en trop.`,
        other: (n) => `${n} lignes collées étaient en trop.`,
      }),
    undo: 'Annuler',
    filesRemoved: (count) =>
      plural(count, { one: (n) => `${n} fichier retiré.`, other: (n) => `${n} fichiers retirés.` }),
    undone: 'Modification annulée.',
    choose: 'Choisir…',
    ai: 'Autoriser le traitement par IA',
    aiOn: 'Traitement par IA autorisé',
    aiOff: 'Pas de traitement par IA',
    aiHint: 'Non disponible pour les notices hors ligne.',
    displayName: 'Nom affiché',
    fromTitle: 'Repris du titre de la notice.',
    remove: 'Retirer',
    more: 'Plus d’options',
    notUploaded: 'Non envoyé',
    waitForChecks: 'Vérification du ZIP…',
    documents: (count) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    rejected: (count) =>
      plural(count, {
        one: (n) => `${n} fichier ne peut pas être envoyé`,
        other: (n) => `${n} fichiers ne peuvent pas être envoyés`,
      }),
    removeRejected: (count) => plural(count, { one: () => 'Le retirer', other: () => 'Les retirer' }),
    upload: (count) =>
      plural(count, { one: (n) => `Envoyer ${n} document`, other: (n) => `Envoyer ${n} documents` }),
    uploadAs: 'Envoyer comme',
    asManual: 'Notice hors ligne',
    asPlain: 'Fichier ordinaire',
    checking: 'Vérification du ZIP…',
    isManual: (startPage, pages) =>
      plural(pages, {
        one: (n) => `Notice hors ligne : s’ouvre sur ${startPage}, ${n} page.`,
        other: (n) => `Notice hors ligne : s’ouvre sur ${startPage}, ${n} pages.`,
      }),
    isNoManual: (reason) => `Ne peut pas être envoyé comme notice${reason && ` : ${reason}`}.`,
    notChecked: 'Ce ZIP n’a pas pu être vérifié. Choisissez comment l’envoyer.',
    errors: {
      displayName: (file) => `Saisissez un nom affiché pour ${file}`,
      chooseOrganization: 'Choisissez une organisation',
      enterOrganization: 'Saisissez une organisation',
      chooseCategory: 'Choisissez une catégorie',
      enterCategory: 'Saisissez une catégorie',
      operation: (file) => `Choisissez comment envoyer ${file}`,
    },
    rejections: {
      empty: 'Le fichier est vide. Vérifiez sa provenance et choisissez-le de nouveau.',
      tooLarge: (size, limit) =>
        `Le fichier fait ${size} ; la limite est de ${limit}. Réduisez-le ou divisez-le, puis choisissez-le de nouveau.`,
      type: (accepted) =>
        `Ce type de fichier n’est pas accepté. Enregistrez le fichier dans l’un de ces formats, puis choisissez-le de nouveau : ${accepted}.`,
      unreadable:
        'Le fichier n’a pas pu être lu. C’est peut-être un dossier, ou bien il a été déplacé ou est ouvert ailleurs.',
      twice: 'Ce fichier est déjà dans la liste.',
      webArchive:
        'Peu de programmes ouvrent une archive web. Ouvrez-la dans un navigateur, enregistrez la page complète (« Page web complète »), et déposez-la ici avec son dossier _files ou _fichiers.',
      windowsHelp:
        'Ce fichier d’aide ne s’ouvre que sous Windows. Décompressez-le là-bas (hh.exe -decompress dossier fichier.chm) ou avec 7-Zip, et déposez le dossier ici.',
    },
  },
  manual: {
    reading: (done, total) => `Vérification, ${done} fichiers sur ${total}`,
    progress: 'Vérification de la notice',
    stop: 'Arrêter la vérification',
    stopped: 'Tout n’a pas été vérifié.',
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} fichier était trop volumineux : ses liens n’ont pas été vérifiés.`,
        other: (n) => `${n} fichiers étaient trop volumineux : leurs liens n’ont pas été vérifiés.`,
      }),
    sound: 'Aucun problème trouvé',
    errors: (count) => plural(count, { one: (n) => `${n} erreur`, other: (n) => `${n} erreurs` }),
    warnings: (count) =>
      plural(count, { one: (n) => `${n} avertissement`, other: (n) => `${n} avertissements` }),
    infos: (count) => plural(count, { one: (n) => `${n} remarque`, other: (n) => `${n} remarques` }),
    severity: { error: 'Erreur', warning: 'Avertissement', info: 'Remarque' },
    preview: 'Aperçu',
    showPlace: 'Voir dans l’aperçu',
    noPreview: 'L’aperçu n’a pas pu être chargé.',
    found: (count) => plural(count, { other: (n) => `Constats (${n})` }),
    line: (line) => `ligne ${line}`,
    more: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
    nearest: (name) => `Vouliez-vous dire ${name} ?`,
    missing: (scheme) => `Manque-t-il ${scheme} devant ?`,
    toDo: (remedy) => `À faire : ${remedy}`,
    search: 'Chercher dans les constats',
    show: 'Afficher',
    all: 'Tout',
    nothing: 'Aucun constat ne correspond.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} autre figure dans le rapport.`,
        other: (n) => `${n} autres figurent dans le rapport.`,
      }),
    save: 'Enregistrer le rapport',
    saveJson: 'Enregistrer en JSON',
    reportTitle: (file) => `Vérification de ${file}`,
    verdict: {
      manual: 'C’est une notice hors ligne.',
      'not-a-manual': 'Ce n’est pas une notice hors ligne.',
      unsafe: 'Ce ZIP est endommagé ou dangereux.',
    },
    facts: (startPage, pages, files) =>
      `Page d’accueil : ${startPage}. Pages : ${pages}. Fichiers : ${files}.`,
    noStartPage: 'aucune',
  },
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
  problems: problemsFr,
  make: makeFr,
  repair: repairFr,
};
