import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('fr');

/** Texts of the preview of a manual. */
export const previewFr: PreviewMessages = {
  title: (file) => `Aperçu de ${file}`,
  frame: 'La notice',
  close: 'Fermer l’aperçu',
  back: 'Précédent',
  forward: 'Suivant',
  pages: (count) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
  pageList: 'Pages de la notice',
  search: 'Chercher une page',
  nothing: 'Aucune page ne correspond.',
  readingTitles: 'Lecture des titres en cours.',
  width: 'Largeur',
  widths: { phone: 'Téléphone', tablet: 'Tablette', full: 'Entière' },
  opening: 'Ouverture de la notice…',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} élément de cette page vient d’Internet et n’est pas dans le ZIP`,
        other: (n) => `${n} éléments de cette page viennent d’Internet et ne sont pas dans le ZIP`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `${n} élément nécessaire à cette page manque dans le ZIP`,
        other: (n) => `${n} éléments nécessaires à cette page manquent dans le ZIP`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `${n} élément nécessaire à cette page a un nom écrit autrement dans le ZIP`,
        other: (n) => `${n} éléments nécessaires à cette page ont un nom écrit autrement dans le ZIP`,
      }),
    damaged: (count) =>
      plural(count, {
        one: (n) => `${n} fichier est endommagé`,
        other: (n) => `${n} fichiers sont endommagés`,
      }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} fichier est trop gros pour l’aperçu`,
        other: (n) => `${n} fichiers sont trop gros pour l’aperçu`,
      }),
    more: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
  },
  spellingFixable: 'La réparation corrige ces liens, sauf dans les scripts.',
  outside: (url) => `Ce lien mène à ${url}, hors de la notice. L’aperçu ne l’ouvre pas.`,
  placeHidden: (line) => `Le constat se trouve à la ligne ${line}, dans une partie invisible de la page.`,
  absent: (path) => `Le ZIP ne contient pas ${path}. Le lecteur obtient ici aussi une erreur.`,
  unshown: (path, size) =>
    `${path} (${size}) n’est pas affiché ici. Il est dans le ZIP, et le lecteur l’ouvre avec un autre programme.`,
  dismiss: 'Masquer',
  emptyWithoutScripts:
    'Cette page est vide sans ses scripts, que l’aperçu n’exécute pas ; choisissez une autre page dans la liste.',
  failures: {
    unreadable:
      'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié ; choisissez-le de nouveau.',
    unsafe: 'Rien dans ce ZIP ne peut être affiché : il est endommagé ou dangereux.',
    crashed: 'L’aperçu ne fonctionne plus. Fermez-le et ouvrez-le de nouveau.',
    frame: 'L’aperçu n’est pas disponible ici. Contactez votre administrateur.',
  },
  frameFacts: {
    blocked: (origin) =>
      `La Content-Security-Policy de cette page bloque l’aperçu. Ajoutez ${origin} à frame-src.`,
    silent: (url) =>
      `${url} n’a pas démarré. Le serveur web doit envoyer ce fichier avec sa propre Content-Security-Policy, qui autorise les scripts en ligne et nomme cette page dans frame-ancestors.`,
  },
};
