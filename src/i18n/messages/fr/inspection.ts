import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('fr');

/** The words of the inspection of a ZIP in its row and its panel, in French; loaded with them. */
export const inspectionFr: InspectionMessages = {
  review: 'Examiner',
  canBeManual: 'Peut être envoyé comme notice hors ligne',
  ready: 'Prêt à envoyer',
  pages: (count) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
  files: (count) => plural(count, { one: (n) => `${n} fichier`, other: (n) => `${n} fichiers` }),
  startsAt: (page) => `s’ouvre sur ${page}`,
  canBeFixed: (count) =>
    plural(count, {
      one: (n) => `${n} peut être réparé automatiquement`,
      other: (n) => `${n} peuvent être réparés automatiquement`,
    }),
  fixable: 'Réparable',
  withFixable: (text, count) =>
    plural(count, { one: (n) => `${text}, ${n} réparable`, other: (n) => `${text}, ${n} réparables` }),
  places: (count) => plural(count, { one: (n) => `${n} endroit`, other: (n) => `${n} endroits` }),
  repairAndUse: 'Réparer et utiliser',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Réparer encore ${n} problème et utiliser`,
      other: (n) => `Réparer encore ${n} problèmes et utiliser`,
    }),
  done: 'Terminé',
  keepAsRegular: 'Conserver comme fichier ordinaire',
  chooseStart: 'Choisir la page d’accueil',
  changeStart: 'Changer la page d’accueil',
  startHint: (name) =>
    `Les lecteurs commencent par cette page. Votre fichier n’est pas modifié : la copie reçoit une page ${name} qui l’ouvre.`,
  useAsStart: 'Utiliser comme page d’accueil',
  allPages: 'Afficher toutes les pages',
  reviewChanges: 'Examiner les modifications',
  inUse: 'Copie réparée utilisée',
  withRegular: (upload, count) =>
    plural(count, {
      one: (n) => `${upload}, dont ${n} comme fichier ordinaire`,
      other: (n) => `${upload}, dont ${n} comme fichiers ordinaires`,
    }),
  allRegular: (upload, count) =>
    plural(count, {
      one: () => `${upload} comme fichier ordinaire`,
      other: () => `${upload} comme fichiers ordinaires`,
    }),
  folder: {
    isPackage: (name) => `« ${name} » ressemble à un paquet de livraison`,
    asPackage: 'Comme paquet',
    packing: 'Création du paquet…',
  },
  found: (count) => plural(count, { other: (n) => `Constats (${n})` }),
  search: 'Chercher dans les constats',
  show: 'Afficher',
  all: 'Tout',
  nothing: 'Aucun constat ne correspond.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `${n} autre figure dans le rapport.`,
      other: (n) => `${n} autres figurent dans le rapport.`,
    }),
  reportTitle: (file) => `Vérification de ${file}`,
  verdict: {
    manual: 'C’est une notice hors ligne.',
    'not-a-manual': 'Ce n’est pas une notice hors ligne.',
    unsafe: 'Ce ZIP est endommagé ou dangereux.',
  },
  facts: (startPage, pages, files) => `Page d’accueil : ${startPage}. Pages : ${pages}. Fichiers : ${files}.`,
  noStartPage: 'aucune',
  toDo: (remedy) => `À faire : ${remedy}`,
  forAuthor: (remedy) => `Pour l’auteur : ${remedy}`,
  nearest: (name) => `Vouliez-vous dire ${name} ?`,
  missing: (scheme) => `Manque-t-il ${scheme} devant ?`,
};
