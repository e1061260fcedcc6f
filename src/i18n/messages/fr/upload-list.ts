import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('fr');

/** Groups, totals and menus of the list of uploads. */
export const uploadListFr: UploadListMessages = {
  done: (done, total) => `${done} sur ${total} terminés`,
  bytes: (sent, total) => `${sent} sur ${total}`,
  progress: 'Progression totale',
  otherTab: {
    busy: 'Un autre onglet est occupé et certains envois l’attendent. Répondez au message affiché dans cet onglet ou fermez-le.',
    older:
      'Une version plus ancienne de cette page envoie encore des fichiers dans un autre onglet. Les envois commencent ici dès qu’elle a terminé ou qu’elle est fermée.',
    newer:
      'Une version plus récente de cette page est ouverte dans un autre onglet. Rechargez pour continuer ici.',
    finishing:
      'Une version plus récente de cette page est ouverte dans un autre onglet. Gardez cet onglet ouvert jusqu’à ce que ses fichiers soient envoyés ou enregistrés.',
    'newer-data':
      'Les envois enregistrés sur cet appareil demandent une version plus récente de cette page. Ils reprendront à son retour. Les fichiers que vous envoyez maintenant ne sont pas enregistrés : gardez cette page ouverte jusqu’à la fin de leur envoi.',
  },
  unreadable:
    'Les envois enregistrés sur cet appareil n’ont pas pu être lus. Ils restent enregistrés. Rechargez la page pour réessayer.',
  savedByNewer: 'Enregistré par une version plus récente de cette page, et en attente de celle-ci :',
  partlySaved:
    'Certains fichiers ne sont pas enregistrés sur cet appareil. Gardez cette page ouverte jusqu’à la fin de leur envoi.',
  filter: 'Afficher',
  all: 'Tous',
  groups: {
    attention: 'À traiter',
    uploading: 'En cours',
    waiting: 'En attente',
    done: 'Terminés',
    elsewhere: 'Autres équipements',
  },
  showAll: (count) => `Afficher les ${count}`,
  showFewer: 'Afficher moins',
  more: 'Autres actions',
  removed: (name) => `Retiré de la liste : « ${name} »`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `${n} envoi a été retiré de la liste.`,
      other: (n) => `${n} envois ont été retirés de la liste.`,
    }),
  removedStored: (name) => `Retiré de la liste, le document reste enregistré : « ${name} »`,
  stayStored: 'Les documents enregistrés le restent.',
  requestCopied: (time) => `Demande copiée à ${time}.`,
  busyUntil: (time) => `Le service est surchargé jusqu’à ${time}. L’envoi reprendra automatiquement.`,
  retryNow: 'Réessayer maintenant',
  undo: 'Annuler le retrait',
  hide: 'Masquer ce message',
  editAndRetry: 'Modifier et réessayer',
  selectFiles: {
    open: 'Choisir les fichiers',
    none: 'Aucun de ces fichiers ne manque. Choisissez les fichiers tels qu’ils étaient lors de l’ajout.',
  },
  chooseOther: 'Choisir un autre fichier',
  skip: 'Ignorer',
  print: 'Imprimer',
  anotherPerson: 'une autre personne',
  existingBy: (person) => `Déjà enregistré par ${person}. Aucune copie n’a été créée.`,
  existingAsBy: (name, person) =>
    `Déjà enregistré sous « ${name} » par ${person}. Aucune copie n’a été créée.`,
  notOnAsset: (name, asset) => `Déjà enregistré sous « ${name} », mais pas sur ${asset}.`,
  notOnAssetUnnamed: (asset) => `Déjà enregistré, mais pas sur ${asset}.`,
  maybeOnAsset: (name, asset) => `Déjà enregistré sous « ${name} ». Vérifiez s’il est sur ${asset}.`,
  maybeOnAssetUnnamed: (asset) => `Déjà enregistré. Vérifiez s’il est sur ${asset}.`,
  size: 'Taille',
  packageName: 'Paquet',
  correct: {
    title: 'Demander une correction',
    hint: 'Les documents enregistrés ne peuvent pas être modifiés ici. Un texte destiné aux personnes qui les gèrent est copié ; rien n’est modifié.',
    documents: 'Documents à corriger',
    keep: 'Laisser tel quel',
    copy: 'Copier la demande de correction',
    request: 'Veuillez corriger ce document enregistré.',
    file: (name) => `Fichier : ${name}`,
    asset: (id) => `Équipement : ${id}`,
    change: {
      displayName: (before, after) => `Nom affiché : ${before} → ${after}`,
      organizationId: (before, after) => `Organisation : ${before} → ${after}`,
      categoryId: (before, after) => `Catégorie : ${before} → ${after}`,
      assetId: (before, after) => `Équipement : ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'Sur l’équipement',
    yes: 'Oui',
    no: 'Non',
    unknown: 'Inconnu',
    toDo: 'À faire',
    link: 'Demander le lien avec l’équipement',
    checkLink: 'Vérifier le lien avec l’équipement',
    retry: 'Réessayer',
    edit: 'Modifier et réessayer',
    selectFile: 'Sélectionner à nouveau le fichier',
    otherFile: 'Choisir un autre fichier',
  },
};
