import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack =
  'Recompresser le dossier avec un programme récent et la méthode normale, puis vérifier le nouveau fichier.';
const copyAgain = 'Recopier ou retélécharger le fichier et comparer sa taille à celle de l’original.';

/** Codes about the archive and the names in it. */
export const archiveFindingsFr: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'Le fichier est vide',
    explanation: 'Il fait 0 octet. Le plus souvent, un téléchargement ou une copie a été interrompu.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'Le fichier n’est pas une archive ZIP',
    explanation: ({ content }) => `D’après son nom c’est un ZIP, mais son contenu est : ${content}.`,
    remedy: 'L’envoyer comme fichier ordinaire, ou compresser la notice dans une archive ZIP.',
  },
  'ZIP-TRUNCATED': {
    title: 'L’archive est tronquée',
    explanation:
      'Elle commence comme une archive ZIP, mais la fin manque : son sommaire ne peut pas être lu.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'L’archive ne contient aucun fichier',
    explanation: 'Il n’y a rien à y lire.',
    remedy: 'Compresser le contenu du dossier de la notice et vérifier le nouveau fichier.',
  },
  'ZIP-TWO-ENDS': {
    title: 'L’archive a deux sommaires',
    explanation: 'Selon le programme, on y trouverait des fichiers différents.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'Données en trop après la fin de l’archive',
    explanation: ({ bytes }) =>
      `${bytes} octets se trouvent après la fin. Les programmes y ignorent les zéros et les fins de ligne ; certains refusent tout le reste.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'Données en trop avant l’archive',
    explanation: ({ bytes }) =>
      `${bytes} octets précèdent le premier fichier, comme dans un programme auto-extractible.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'Le sommaire est faux',
    explanation: ({ detail }) =>
      `Il ne correspond pas au contenu de l’archive (${detail}) : selon le programme, d’autres fichiers seront lus.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'Les données des grands fichiers se contredisent',
    explanation: ({ detail }) =>
      `Des tailles ou des positions y figurent deux fois et diffèrent (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'L’archive n’est qu’une partie d’un ensemble',
    explanation: 'Les autres parties manquent : les fichiers ne peuvent pas être reconstitués.',
    remedy: 'Réunir les parties, ou compresser la notice en une seule archive.',
  },
  'ZIP-ENCRYPTED': {
    title: 'Des fichiers sont protégés par mot de passe',
    explanation: 'Les lecteurs ne pourraient pas les ouvrir après l’envoi.',
    remedy: 'Recompresser la notice sans mot de passe.',
  },
  'ZIP-METHOD': {
    title: 'Des fichiers sont compressés de façon inusitée',
    explanation: ({ method }) =>
      `La méthode de compression ${method} est inconnue de certains programmes. Les connues sont « stored » et « deflate ».`,
    remedy: 'Recompresser la notice avec la méthode normale, et non celle de la taille minimale.',
  },
  'ZIP-VERSION': {
    title: 'Un fichier demande un programme plus récent que nécessaire',
    explanation: ({ version }) =>
      `Il déclare exiger la version ${version} du format ZIP. Certains programmes ignorent un tel fichier.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'Un fichier comporte des options inconnues',
    explanation:
      'Des bits réservés sont activés dans son en-tête. Certains programmes le signalent ou refusent l’archive.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'L’en-tête d’un fichier est incorrect',
    explanation: ({ field }) =>
      `L’en-tête du fichier est illisible ou ne correspond pas au sommaire (${field}) : la lecture dépendra du programme.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'Les données placées après un fichier sont incorrectes',
    explanation:
      'La taille et la somme de contrôle inscrites après le fichier ne correspondent pas au sommaire, ou certains programmes ne peuvent pas les lire.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'Des fichiers se chevauchent dans l’archive',
    explanation:
      'Deux fichiers revendiquent les mêmes octets : jamais dans une archive saine, souvent dans un piège.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'Des données inexpliquées entre les fichiers',
    explanation: ({ bytes }) =>
      `${bytes} octets n’appartiennent à aucun fichier. Si cela est signalé comme erreur, un fichier y est caché.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'Un fichier est endommagé',
    explanation: 'Son contenu ne correspond pas à sa somme de contrôle.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'Un fichier est plus long ou plus court qu’annoncé',
    explanation: 'L’archive est endommagée, ou faite pour tromper.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'Un fichier ne peut pas être décompressé',
    explanation: ({ detail }) => `Ses données compressées sont endommagées (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'Taille dangereuse après décompression',
    explanation: ({ detail }) => `Une limite est dépassée : ${detail}. Rien n’a été décompressé.`,
    remedy: 'Diviser la notice, ou retirer ce dont le lecteur n’a pas besoin.',
  },
  'ZIP-EXTRA': {
    title: 'Des données annexes inhabituelles pour un fichier',
    explanation:
      'Certains programmes ajoutent des zéros pour aligner les fichiers ou écrivent une partie deux fois. Cela ne gêne pas.',
    remedy: 'Il n’y a rien à faire.',
  },
  'NAME-UNSAFE': {
    title: 'Un nom de fichier est dangereux',
    explanation: ({ reason }) =>
      `Décompressé, il sortirait de son dossier ou cacherait ce qu’il est (${reason}).`,
    remedy: 'Renommer le fichier et recompresser le dossier.',
  },
  'NAME-BACKSLASH': {
    title: 'Les dossiers sont écrits avec des antislashs',
    explanation: 'Hors de Windows, tout tomberait dans un seul dossier et les liens seraient rompus.',
    remedy: 'Recompresser le dossier avec un programme récent.',
  },
  'NAME-DUPLICATE': {
    title: 'Un fichier est deux fois dans l’archive',
    explanation: ({ other }) => `C’est le programme qui décide lequel est affiché. L’autre est ${other}.`,
    remedy: 'Retirer l’un des deux et recompresser le dossier.',
  },
  'NAME-CASE-CLASH': {
    title: 'Deux noms sont identiques sous Windows ou macOS',
    explanation: ({ other }) =>
      `Ils ne diffèrent que par des majuscules, des accents, ou des points et des espaces à la fin. Un fichier remplacerait l’autre, ${other}.`,
    remedy: 'Renommer l’un des deux, ainsi que les liens vers lui.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'Un nom est à la fois fichier et dossier',
    explanation: ({ detail }) => `Les programmes ne s’accordent pas sur ce qu’il est (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'Un fichier a deux noms différents',
    explanation: ({ expected, found }) =>
      `Certains programmes l’appelleraient ${found}, d’autres ${expected}.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'Un nom de fichier n’est pas écrit en Unicode',
    explanation: ({ guess }) =>
      `${guess && `Il signifie sans doute ${guess}. `}D’autres programmes afficheront peut-être d’autres lettres, et les liens échoueront.`,
    remedy:
      'Recompresser le dossier avec un programme récent, ou renommer le fichier sans lettres spéciales.',
  },
  'NAME-PORTABLE': {
    title: 'Un nom est impossible sous Windows',
    explanation: ({ part }) => `Windows ne peut pas créer ${part} : le fichier y manquerait.`,
    remedy: 'Le renommer, ainsi que les liens vers lui.',
  },
  'NAME-LONG': {
    title: 'Un chemin est trop long',
    explanation: ({ detail }) => `Plus de ${detail} : certains appareils ne peuvent pas le décompresser.`,
    remedy: 'Raccourcir les noms de dossiers et de fichiers.',
  },
  'ENTRY-LINK': {
    title: 'Un fichier n’est pas un fichier ordinaire',
    explanation: ({ special }) =>
      `C’est un fichier spécial (${special}). Les programmes le décompressent différemment, et un lien peut mener hors de la notice.`,
    remedy: 'Le remplacer par le fichier lui-même et recompresser le dossier.',
  },
  'ENTRY-PIPE': {
    title: 'Un fichier a été compressé depuis un tube',
    explanation:
      'Un autre programme l’a écrit pendant la compression. Il se décompresse comme un fichier ordinaire.',
    remedy: 'Il n’y a rien à faire.',
  },
  'ENTRY-JUNK': {
    title: 'Des restes du système d’exploitation ou d’un programme',
    explanation: 'Le lecteur ne les voit jamais. Ils ne font que prendre de la place.',
    remedy: 'Les écarter lors de la prochaine compression.',
  },
  'ENTRY-PROGRAM': {
    title: 'Contient un programme',
    explanation: ({ extension }) =>
      `Une notice se lit et ne s’exécute pas. Appareils et serveurs bloquent les fichiers ${extension}, ou les lanceraient.`,
    remedy: 'Le retirer et le proposer ailleurs.',
  },
  'ENTRY-ARCHIVE': {
    title: 'Contient une autre archive',
    explanation: 'Le lecteur ne peut pas l’ouvrir, et son contenu n’a pas été vérifié.',
    remedy: 'Compresser son contenu sous forme de fichiers, ou la retirer.',
  },
  'ENTRY-EMPTY': {
    title: 'Un fichier est vide',
    explanation: 'Il fait 0 octet. Une page qui en a besoin est incomplète.',
    remedy: 'Mettre le bon fichier à sa place.',
  },
  'ENTRY-TYPE': {
    title: 'Un fichier n’est pas ce que dit son nom',
    explanation: ({ expected, found }) =>
      `D’après son nom : ${expected} ; son contenu : ${found}. Certaines visionneuses ne l’afficheront pas.`,
    remedy: 'Lui donner la bonne extension, ou mettre le bon fichier à sa place.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'Une image est très grande',
    explanation: ({ detail }) => `Elle dépasse ${detail}. Une tablette l’affiche lentement, ou pas du tout.`,
    remedy: 'La réduire à la taille à laquelle elle est affichée.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Une image est tronquée',
    explanation: 'La fin du fichier manque. Les navigateurs n’affichent qu’une partie de l’image, ou rien.',
    remedy: 'La remplacer par une copie complète.',
  },
};
