import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('fr');

/** Texts for repairing a manual and informing its author. */
export const repairFr: RepairMessages = {
  reading: 'Lecture de toutes les pages…',
  making: 'Création de la copie…',
  checking: 'Vérification de la copie…',
  cancel: 'Annuler',
  intro:
    'Votre fichier n’est pas modifié. La copie ne reçoit que les réparations sélectionnées ; les textes et les scripts restent identiques.',
  nothing: 'Seul l’auteur de la notice peut corriger ces problèmes.',
  whichFiles: (count) =>
    plural(count, { one: () => 'Fichier concerné', other: (n) => `Fichiers concernés (${n})` }),
  places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} endroits` }),
  moreFiles: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
  items: {
    unwrap: (folder) => `Tout sortir du dossier « ${folder} »`,
    adapted: (files) =>
      plural(files, {
        one: (n) => `Les liens de ${n} fichier passent par le dossier et seront adaptés.`,
        other: (n) => `Les liens de ${n} fichiers passent par le dossier et seront adaptés.`,
      }),
    junk: (count) =>
      plural(count, {
        one: (n) => `Écarter ${n} fichier système`,
        other: (n) => `Écarter ${n} fichiers système`,
      }),
    unsafe: (count) =>
      plural(count, {
        one: (n) => `Écarter ${n} fichier non autorisé`,
        other: (n) => `Écarter ${n} fichiers non autorisés`,
      }),
    addStart: (page, name) => `Ajouter une page d’accueil, ${name}, qui mène à ${page}`,
    addStartHint: 'Elle ouvre cette page d’elle-même et contient un lien vers elle.',
    renameStart: (name, newName) => `Renommer ${name} en ${newName}`,
    renamedLinks: (files) =>
      plural(files, {
        one: (n) => `Les liens vers elle dans ${n} fichier suivront.`,
        other: (n) => `Les liens vers elle dans ${n} fichiers suivront.`,
      }),
    names: (count) =>
      plural(count, {
        one: (n) => `Écrire / au lieu de \\ dans ${n} nom de fichier`,
        other: (n) => `Écrire / au lieu de \\ dans ${n} noms de fichiers`,
      }),
    case: (count) =>
      plural(count, {
        one: (n) => `Corriger les majuscules et minuscules dans ${n} lien`,
        other: (n) => `Corriger les majuscules et minuscules dans ${n} liens`,
      }),
    backslashes: (count) =>
      plural(count, {
        one: (n) => `Écrire / au lieu de \\ dans ${n} lien`,
        other: (n) => `Écrire / au lieu de \\ dans ${n} liens`,
      }),
  },
  compare: (before, after) => `Avant : ${before}. Maintenant : ${after}.`,
  none: 'aucun problème',
  save: 'Enregistrer la copie',
  close: 'Fermer',
  failed: {
    unreadable:
      'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié, ou est ouvert ailleurs.',
    unavailable: 'La réparation n’a pas pu se faire dans ce navigateur.',
  },
  copyReport: 'Copier le rapport',
  saveReport: 'Enregistrer le rapport',
  printable: 'Enregistrer pour impression',
  printed: (date) => `Imprimé d’après une vérification du ${date}`,
};
