import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('fr');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in French. */
export const packagesFr: PackageTexts = {
  formats: {
    documentation: 'Documentation de livraison (VDI 2770)',
    document: 'Document de livraison (VDI 2770)',
    iirds: 'Paquet iiRDS',
    iirdsA: 'Paquet d’archivage (iiRDS/A)',
    iirdsH: 'Documentation de livraison (iiRDS/H)',
    aasx: 'Enveloppe d’administration d’actif (AASX)',
  },
  topics: (count) => plural(count, { one: (n) => `${n} rubrique`, other: (n) => `${n} rubriques` }),
  languages: (count) => plural(count, { one: (n) => `${n} langue`, other: (n) => `${n} langues` }),
  forSerial: (serial) => `pour le numéro de série ${serial}`,
  forSerials: (count) =>
    plural(count, { one: (n) => `pour ${n} numéro de série`, other: (n) => `pour ${n} numéros de série` }),
  notChecked: 'Impossible de vérifier le contenu de ce paquet. Vous pouvez l’envoyer quand même.',
  asOne: 'Envoyer comme un seul fichier',
  asOneHint: 'Le fichier est enregistré tel quel, comme un seul document.',
  asDocuments: (count) =>
    plural(count, {
      one: (n) => `Ajouter comme ${n} document`,
      other: (n) => `Ajouter comme ${n} documents`,
    }),
  asDocumentsHint: 'Chaque PDF devient un document avec son propre titre et sa propre catégorie.',
  filesAsDocumentsHint:
    'Chaque fichier devient un document avec son propre nom et sa propre catégorie. Les ZIP qui s’y trouvent peuvent être séparés de la même façon.',
  withoutPdf: (count) =>
    plural(count, {
      one: (n) => `${n} document n’a pas de PDF et ne sera pas ajouté.`,
      other: (n) => `${n} documents n’ont pas de PDF et ne seront pas ajoutés.`,
    }),
  adding: (progress) => `Ajout des documents : ${progress}`,
  noneReadable: 'Les documents sont illisibles.',
  noneAdded: 'Les documents sont illisibles. Vous pouvez quand même tout envoyer comme un seul fichier.',
  added: (count, name) =>
    plural(count, {
      one: (n) => `${n} document ajouté depuis « ${name} ».`,
      other: (n) => `${n} documents ajoutés depuis « ${name} ».`,
    }),
  someUnread: (count) =>
    plural(count, {
      one: (n) => `${n} document était illisible.`,
      other: (n) => `${n} documents étaient illisibles.`,
    }),
  documents: 'Documents',
  more: (count) => plural(count, { one: (n) => `${n} autre`, other: (n) => `${n} autres` }),
  noTitle: 'Sans titre',
  noPdf: 'Pas de PDF',
  previewed: 'Paquet à afficher dans l’aperçu',
  product: 'Produit',
  serial: 'Numéro de série',
  language: 'Langue',
  topicsName: 'Rubriques',
  manufacturer: 'Fabricant',
  classes: {
    '01-01': 'Identification',
    '02-01': 'Spécification technique',
    '02-02': 'Dessins, plans',
    '02-03': 'Composants',
    '02-04': 'Certificats, déclarations',
    '03-01': 'Montage, mise en service, démontage',
    '03-02': 'Utilisation',
    '03-03': 'Sécurité générale',
    '03-04': 'Inspection, maintenance, essais',
    '03-05': 'Réparation',
    '03-06': 'Pièces de rechange',
    '04-01': 'Documents contractuels',
  },
};
