import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('fr');

/** Texts of findings about documents. */
export const documentTextsFr: DocumentTexts = {
  forAi: (title) => `${title} : illisible pour l’IA`,
  fromTitle: 'Repris du titre du document.',
  fromPackage: 'Provient du paquet.',
  withWarnings: (count) =>
    plural(count, {
      one: (n) => `${n} fichier avec avertissements`,
      other: (n) => `${n} fichiers avec avertissements`,
    }),
  isInstead: (title, content) => `${title} : ${content}`,
  isNot: (extension, content) => `Pas un fichier ${extension} : ${content}`,
  contents: {
    pdf: 'PDF',
    webPage: 'Page web',
    xml: 'Fichier XML',
    text: 'Fichier texte',
    rtf: 'Document RTF',
    program: 'Programme',
    archive: (format) => `Archive ${format}`,
    image: (format) => `Image ${format}`,
  },
  types: {
    word: 'Document Word',
    spreadsheet: 'Feuille de calcul',
    presentation: 'Présentation',
    openDocument: 'Fichier OpenDocument',
    visio: 'Dessin Visio',
    epub: 'Livre numérique',
    jar: 'Archive Java',
    aasx: 'Asset Administration Shell',
    email: 'E-mail',
    office: 'Document Office',
    dwg: 'Dessin DWG',
    dxf: 'Dessin DXF',
    step: 'Modèle STEP',
    svg: 'Dessin SVG',
  },
  findings: {
    'FILE-WEB-PAGE': {
      title: 'Une page web, pas un document',
      advice: 'C’est peut-être une page de connexion. Téléchargez à nouveau le document.',
    },
    'FILE-SHORTCUT': {
      title: 'Le document lui-même est ailleurs',
      advice:
        'Ce fichier ne fait que renvoyer à un autre, comme les raccourcis et les fichiers à la demande d’un stockage en ligne. Ouvrez-le là où il fonctionne, enregistrez le document, puis choisissez ce fichier.',
    },
    'FILE-PROGRAM': {
      title: 'Programme, pas un document',
      advice:
        'Ce fichier est fait pour être exécuté, pas pour être lu. Retirez-le s’il ne fait pas partie de cet équipement.',
    },
    'FILE-PARTIAL': {
      title: 'Téléchargement inachevé',
      advice:
        'Le fichier est peut-être incomplet. Attendez la fin du téléchargement, puis choisissez le fichier terminé.',
    },
    'FILE-ZEROS': {
      title: 'Aucun contenu',
      advice:
        'Le fichier est rempli de zéros, comme après une copie ou un téléchargement qui a échoué. Copiez-le ou téléchargez-le à nouveau.',
    },
    'FILE-SPLIT': {
      title: 'Partie d’une archive fractionnée',
      advice:
        'Elle ne s’ouvre qu’avec toutes les autres parties. Décompressez l’archive, puis choisissez les documents qu’elle contient.',
    },
    'FILE-TYPE': {
      title: 'Contenu différent du nom',
      advice:
        'Le contenu n’est pas du type indiqué par le nom du fichier, et certains programmes risquent de ne pas l’ouvrir. Ouvrez-le pour vérifier que c’est le bon.',
    },
    'FILE-UNCHECKED': {
      title: 'Non vérifié',
      advice: 'Ce fichier n’a pas pu être vérifié sur cet appareil. Vous pouvez quand même l’envoyer.',
    },
    'IMAGE-DAMAGED': {
      title: 'Image endommagée',
      advice:
        'Une partie de l’image manque ou ne peut pas être affichée. Copiez-la ou téléchargez-la à nouveau.',
    },
    'IMAGE-HEIC': {
      title: 'Image HEIC',
      advice:
        'Beaucoup de programmes et de navigateurs n’affichent pas les images HEIC. Enregistrez-la en JPEG si d’autres doivent la voir.',
    },
    'OFFICE-DAMAGED': {
      title: 'Endommagé',
      advice:
        'Les programmes risquent de ne pas ouvrir ce fichier, ou seulement en partie. Copiez-le ou exportez-le à nouveau.',
    },
    'OFFICE-PASSWORD': {
      title: 'Protégé par mot de passe',
      advice:
        'Sans le mot de passe, personne ne peut l’ouvrir et la recherche ne trouve pas son contenu. Envoyez si possible une copie sans mot de passe.',
    },
    'OFFICE-LEGACY': {
      title: 'Ancien format Office',
      advice:
        'Certains programmes n’ouvrent plus ce format, et la recherche risque de ne pas trouver son contenu. Enregistrez-le dans un format actuel, comme .docx ou PDF.',
    },
    'OFFICE-MACROS': {
      title: 'Contient des macros',
      advice:
        'Beaucoup d’organisations bloquent les fichiers avec macros. Envoyez une copie sans macros si elles ne sont pas nécessaires.',
    },
    'TEXT-NOT-UTF8': {
      title: 'Lettres peut-être incorrectes',
      advice:
        'Le texte n’est pas enregistré en UTF-8 : des lettres comme ä ou é peuvent apparaître sous forme d’autres caractères. Enregistrez-le à nouveau avec l’encodage UTF-8.',
    },
    'SVG-SCRIPT': {
      title: 'Dessin avec script',
      advice:
        'Les programmes qui affichent le dessin risquent d’exécuter le script ou de refuser l’affichage. Exportez-le sans script.',
    },
    'PDF-NOT-PDF': {
      title: 'Pas un PDF',
      advice:
        'Le fichier porte l’extension .pdf, mais son contenu est différent. Ouvrez-le pour vérifier que c’est le bon.',
    },
    'PDF-TRUNCATED': {
      title: 'Endommagé : incomplet',
      advice: 'La fin du fichier manque, et peut-être des pages. Téléchargez-le ou exportez-le à nouveau.',
    },
    'PDF-DAMAGED': {
      title: 'Endommagé',
      advice:
        'Certains programmes ne peuvent pas ouvrir ce PDF ou toutes ses pages. Téléchargez-le ou exportez-le à nouveau.',
    },
    'PDF-NO-PAGES': { title: 'Aucune page', advice: 'Le PDF n’a aucune page. Exportez-le à nouveau.' },
    'PDF-PASSWORD': {
      title: 'Protégé par mot de passe',
      advice:
        'Sans le mot de passe, personne ne peut l’ouvrir et la recherche ne trouve pas son contenu. Envoyez si possible une copie sans mot de passe.',
    },
    'PDF-RIGHTS': {
      title: 'Protégé par une gestion des droits',
      advice:
        'Le contenu est chiffré. Seules les personnes autorisées peuvent l’ouvrir, et la recherche ne le trouve pas. Envoyez une copie non protégée si possible.',
    },
    'PDF-PORTFOLIO': {
      title: 'Porte-documents PDF',
      advice:
        'La plupart des programmes n’en affichent que la couverture, et la recherche peut ne pas trouver les fichiers qu’il contient. Envoyez les fichiers séparément.',
    },
    'PDF-RESTRICTED': {
      title: 'Texte non copiable',
      advice:
        'Le PDF s’ouvre sans mot de passe, mais n’autorise pas l’extraction de son texte. La recherche pourrait ne pas trouver son contenu.',
    },
    'PDF-NO-TEXT': {
      title: 'Scan sans texte',
      advice:
        'Les pages sont des images : la recherche ne trouve pas leur contenu. Lancez si possible d’abord une reconnaissance de texte (OCR).',
    },
    'PDF-GARBLED-TEXT': {
      title: 'Texte introuvable par la recherche',
      advice:
        'Le texte s’affiche bien, mais ses caractères manquent dans le PDF. La recherche ne trouve pas son contenu. Exportez-le à nouveau avec ses polices.',
    },
    'PDF-BLANK-PAGES': {
      title: 'Pages vides',
      advice: 'Il n’y a rien sur les pages. Ouvrez le PDF pour vérifier que c’est le bon.',
    },
    'PDF-XFA': {
      title: 'Formulaire pour quelques programmes',
      advice:
        'La plupart des programmes n’affichent que « Veuillez patienter ». Imprimez le formulaire en PDF et envoyez ce PDF.',
    },
    'PDF-UNCHECKED': {
      title: 'Non vérifié',
      advice:
        'Ce PDF n’a pas pu être vérifié dans les limites de temps et de mémoire. Vous pouvez quand même l’envoyer.',
    },
    'PDF-REBUILT': {
      title: 'Réparé à l’ouverture',
      advice:
        'La liste des objets de ce PDF manque ou est incorrecte : les programmes la reconstruisent à l’ouverture. Les pages vérifiées sont lisibles. Exportez-le à nouveau si un programme ne peut pas l’ouvrir.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Contient des pièces jointes',
      advice:
        'D’autres fichiers se trouvent dans le PDF et passent facilement inaperçus. Envoyez-les séparément s’ils sont importants.',
    },
    'PDF-SCRIPT': {
      title: 'Contient des scripts',
      advice: 'La plupart des programmes ignorent les scripts des PDF.',
    },
  },
};
