import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('fr');

/** The words of the preview of a manual, in French. */
export const previewFr: PreviewWords = {
  title: (file) => `Aperçu de ${file}`,
  frame: 'La notice',
  close: 'Fermer l’aperçu',
  back: 'Précédent',
  forward: 'Suivant',
  pages: (count: number) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
  pageList: 'Pages de la notice',
  search: 'Chercher une page',
  nothing: 'Aucune page ne correspond.',
  readingTitles: 'Lecture des titres en cours.',
  width: 'Largeur',
  widths: { phone: 'Téléphone', tablet: 'Tablette', full: 'Pleine' },
  opening: 'Ouverture de la notice…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} élément de cette page vient d’Internet et n’est pas dans le ZIP`,
        other: (n) => `${n} éléments de cette page viennent d’Internet et ne sont pas dans le ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} élément de cette page manque dans le ZIP`,
        other: (n) => `${n} éléments de cette page manquent dans le ZIP`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: (n) => `${n} fichier est endommagé`,
        other: (n) => `${n} fichiers sont endommagés`,
      }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `${n} fichier est demandé par un script, ce qui ne marche que depuis un serveur web`,
        other: (n) =>
          `${n} fichiers sont demandés par des scripts, ce qui ne marche que depuis un serveur web`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} fichier est trop grand pour l’aperçu`,
        other: (n) => `${n} fichiers sont trop grands pour l’aperçu`,
      }),
    more: (count: number) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
  },
  outside: (url) => `Ce lien mène hors de la notice, vers ${url}. L’aperçu n’y ouvre rien.`,
  placeHidden: (line) => `Le constat est à la ligne ${line}, dans une partie de la page qui ne se voit pas.`,
  absent: (path) => `${path} n’existe pas dans le ZIP. Les lecteurs ont une erreur ici, eux aussi.`,
  unshown: (path, size) =>
    `${path} (${size}) ne s’affiche pas ici. Il est dans le ZIP, et les lecteurs l’ouvrent avec leur propre programme.`,
  dismiss: 'Masquer',
  failures: {
    unreadable:
      'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié ; choisissez-le à nouveau.',
    unsafe: 'Rien de ce ZIP ne peut être montré : il est endommagé ou fait pour tromper.',
    crashed: 'L’aperçu s’est arrêté. Fermez-le et ouvrez-le à nouveau.',
    frame:
      'L’aperçu ne peut pas s’afficher sur cette page, dont les règles n’autorisent pas son cadre. Le responsable de la page peut l’autoriser : frame-src doit nommer l’adresse de cette application, et preview.html doit s’y trouver.',
  },
};
