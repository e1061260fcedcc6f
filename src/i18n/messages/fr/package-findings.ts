import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsFr: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Métadonnées illisibles',
    advice:
      'Les titres et catégories de ces documents peuvent manquer. Renseignez-les vous-même ou demandez à l’expéditeur un paquet corrigé.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Pas de métadonnées',
    advice:
      'Le paquet n’indique pas ce que sont ces documents. Renseignez vous-même leurs titres et catégories.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Fichier principal absent ou mal nommé',
    advice:
      'Les programmes cherchent un fichier nommé VDI2770_Main.xml, qui manque ou porte un autre nom. Les conteneurs ont été lus sans lui. Demandez à l’expéditeur un paquet corrigé.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Conteneur impossible à ouvrir',
    advice:
      'Un conteneur du paquet est endommagé, ses documents ne figurent donc pas dans la liste. Demandez à nouveau le paquet à l’expéditeur.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'Fichiers protégés par mot de passe',
    advice:
      'Sans le mot de passe, personne ne peut ouvrir ces fichiers. Demandez à l’expéditeur un paquet sans mot de passe.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Imbrication trop profonde',
    advice:
      'Les conteneurs situés à plus de deux niveaux n’ont pas été ouverts, leurs documents ne figurent donc pas dans la liste. Décompressez le paquet et ajoutez-les séparément.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Lecture incomplète',
    advice:
      'Le paquet est trop volumineux pour être lu entièrement. Décompressez-le et ajoutez séparément les documents restants.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'Aucun document trouvé',
    advice: 'Le paquet ne décrit aucun document. Vous pouvez tout de même l’envoyer comme un seul fichier.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Document manquant',
    advice: 'Le paquet mentionne un document qu’il ne contient pas. Demandez-le à l’expéditeur.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'Fichier manquant',
    advice: 'Les métadonnées mentionnent un fichier absent du paquet. Demandez-le à l’expéditeur.',
  },
  'PACKAGE-NO-PDF': {
    title: 'Pas de PDF',
    advice:
      'Un document n’a pas de PDF, tout le monde ne pourra peut-être pas l’ouvrir. Demandez-en un à l’expéditeur.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'Même ID deux fois',
    advice: 'Deux documents ont le même ID. Vérifiez que vous avez besoin des deux.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Non validé',
    advice: 'D’après le paquet, un document n’est pas validé. Vérifiez que c’est la bonne version.',
  },
  'PACKAGE-WRAPPED': {
    title: 'Compressé dans un dossier',
    advice:
      'Tous les fichiers sont dans un dossier du ZIP, où certains programmes ne trouvent pas les métadonnées. Compressez plutôt le contenu du dossier.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'Nom de fichier différent',
    advice:
      'Le nom d’un fichier est écrit autrement dans les métadonnées, certains programmes ne le trouvent donc pas. Demandez à l’expéditeur un paquet corrigé.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'Fichier absent des métadonnées',
    advice: 'Ce fichier ne fait partie d’aucun document. Vérifiez si vous en avez besoin.',
  },
};
