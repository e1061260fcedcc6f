import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('fr');

/** Texts of the form for adding documents. */
export const addFr: Messages['add'] = {
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
  listsMissing: 'Une liste de choix n’a pas pu être chargée. Saisissez l’ID à la place, ou réessayez.',
  notAFile:
    'Ce n’est pas un fichier. Enregistrez l’e-mail ou la page dans un fichier, puis déposez ce fichier ici.',
  noFiles: 'Aucun fichier choisi.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `${n} fichier système ou temporaire ignoré.`,
      other: (n) => `${n} fichiers système ou temporaires ignorés.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} fichier ou dossier n’a pas pu être lu et n’a pas été ajouté.`,
      other: (n) => `${n} fichiers ou dossiers n’ont pas pu être lus et n’ont pas été ajoutés.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `« ${name} » est déjà dans la liste.`,
      other: (n) => `${n} fichiers sont déjà dans la liste.`,
    }),
  organization: 'Organisation',
  category: 'Catégorie',
  select: (file) => `Sélectionner ${file}`,
  selectAll: (count) =>
    plural(count, {
      one: (n) => `Sélectionner ${n} fichier`,
      other: (n) => `Tout sélectionner (${n})`,
    }),
  skipList: 'Passer la liste',
  selected: (count) => plural(count, { one: (n) => `${n} sélectionné`, other: (n) => `${n} sélectionnés` }),
  apply: 'Appliquer',
  clearSelection: 'Tout désélectionner',
  ownValue: (field, value) => `${field} : ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Appliquer à ${n} fichier suivant`,
      other: (n) => `Appliquer aux ${n} fichiers suivants`,
    }) +
    (own > 0
      ? plural(own, {
          one: (n) => `, dont ${n} avec sa propre valeur`,
          other: (n) => `, dont ${n} avec leurs propres valeurs`,
        })
      : ''),
  asAbove: 'Valeur par défaut',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what} : ${n} fichier modifié.`,
      other: (n) => `${what} : ${n} fichiers modifiés.`,
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
  fileNotChecked: 'Ce fichier n’a pas pu être vérifié.',
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
    webArchive:
      'Peu de programmes ouvrent une archive web. Ouvrez-la dans un navigateur, enregistrez la page complète (« Page web complète »), et déposez-la ici avec son dossier _files ou _fichiers.',
    windowsHelp:
      'Ce fichier d’aide ne s’ouvre que sous Windows. Décompressez-le là-bas (hh.exe -decompress dossier fichier.chm) ou avec 7-Zip, et déposez le dossier ici.',
  },
};
