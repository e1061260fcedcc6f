import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsFr: PdfFindingTexts = {
  forAi: (title) => `${title} : illisible pour l’IA`,
  webPage:
    'C’est une page web et non un PDF, peut-être une page de connexion. Téléchargez à nouveau le document.',
  fromTitle: 'Repris du titre du document.',
  findings: {
    'PDF-NOT-PDF': {
      title: 'Pas un PDF',
      advice:
        'Le fichier porte l’extension .pdf, mais son contenu est différent. Ouvrez-le pour vérifier que c’est le bon.',
    },
    'PDF-TRUNCATED': {
      title: 'Endommagé : incomplet',
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
    'PDF-RESTRICTED': {
      title: 'Texte non copiable',
      advice:
        'Le PDF s’ouvre sans mot de passe, mais n’autorise pas l’extraction de son texte. La recherche pourrait ne pas trouver son contenu.',
    },
    'PDF-NO-TEXT': {
      title: 'Scan sans texte',
      advice:
        'Les pages sont des images : la recherche ne trouve pas leur contenu. Lancez si possible d’abord une reconnaissance de texte (OCR).',
    },
    'PDF-GARBLED-TEXT': {
      title: 'Texte non indexable',
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
        'La plupart des programmes n’affichent que « Veuillez patienter ». Imprimez le formulaire en PDF et envoyez ce PDF.',
    },
    'PDF-UNCHECKED': {
      title: 'Non vérifié',
      advice: 'Ce PDF n’a pas pu être vérifié sur cet appareil. Vous pouvez quand même l’envoyer.',
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
