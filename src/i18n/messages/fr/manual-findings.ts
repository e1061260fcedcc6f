import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsFr: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'L’archive ne contient aucune page HTML',
    explanation: 'Une notice hors ligne se compose de pages HTML.',
    remedy: 'L’envoyer comme fichier ordinaire.',
  },
  'DOC-NO-START': {
    title: 'La page d’accueil manque',
    explanation: ({ candidates, expected }) =>
      `Il n’y a pas de page ${expected} au premier niveau de l’archive. Pages d’accueil possibles : ${candidates}.`,
    remedy: ({ expected }) =>
      `Nommer la page d’accueil ${expected}, la placer au premier niveau et recompresser.`,
  },
  'DOC-IIRDS': {
    title: 'Un paquet iiRDS sans page d’accueil',
    explanation:
      'Les programmes pour iiRDS affichent son contenu. Seuls les paquets iiRDS/H ont un index.html à la racine ; les autres paquets iiRDS ne doivent pas en avoir.',
    remedy: 'L’envoyer comme fichier ordinaire ou demander un paquet iiRDS/H.',
  },
  'DOC-WRAPPED': {
    title: 'Toute la notice est dans un dossier',
    explanation: ({ startPage }) =>
      `La page d’accueil est ${startPage}. Certaines visionneuses ne la cherchent qu’au premier niveau.`,
    remedy: ({ folder }) => `Compresser le contenu du dossier ${folder}, et non le dossier lui-même.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Plusieurs pages d’accueil',
    explanation: ({ candidates }) =>
      `Chacune de ces pages pourrait être la page d’accueil : ${candidates}. La première est utilisée.`,
    remedy: ({ expected }) =>
      `Placer au premier niveau une page ${expected} qui mène à toutes, ou envoyer chacune comme une notice à part.`,
  },
  'DOC-START-CASE': {
    title: 'Le nom de la page d’accueil a des majuscules',
    explanation: ({ expected, found }) =>
      `Elle s’appelle ${found}. Certaines visionneuses ne cherchent que ${expected}.`,
    remedy: ({ expected }) => `La renommer en ${expected}, ainsi que les liens vers elle.`,
  },
  'DOC-CHARSET': {
    title: 'Encodage des caractères non indiqué',
    explanation: 'Les lettres accentuées peuvent être mal affichées.',
    remedy: 'Mettre <meta charset="utf-8"> en tête de chaque page et l’enregistrer en UTF-8.',
  },
  'DOC-DECODING': {
    title: 'Des lettres accentuées sont mal affichées',
    explanation: ({ encoding }) => `Le texte n’est pas encodé comme il l’indique (${encoding}).`,
    remedy: 'Enregistrer la page en UTF-8 et l’y indiquer.',
  },
  'DOC-NOT-HTML': {
    title: 'Pas une page HTML',
    explanation: ({ content }) => `D’après son nom c’est une page HTML, mais son contenu est : ${content}.`,
    remedy: 'Lui donner la bonne extension, ou mettre la bonne page à sa place.',
  },
  'DOC-XML': {
    title: 'Une page ou une image n’est pas un document XML valide',
    explanation: 'Les navigateurs affichent un message d’erreur à la place de la suite.',
    remedy: 'Corriger le XML et recompresser.',
  },
  'DOC-TOO-LARGE': {
    title: 'Un fichier est trop volumineux pour être vérifié',
    explanation: 'Il est intact, mais ses liens n’ont pas été vérifiés.',
    remedy: 'Le diviser en fichiers plus petits.',
  },
  'DOC-TITLE': {
    title: 'Des pages sans titre',
    explanation: 'Le titre s’affiche dans les onglets, les favoris et les résultats de recherche.',
    remedy: 'Donner un <title> à chaque page.',
  },
  'DOC-LANGUAGE': {
    title: 'Langue des pages non indiquée',
    explanation: ({ pages }) =>
      `Pages : ${pages}. Un navigateur peut les lire à voix haute dans la mauvaise langue ou ne pas proposer de traduction.`,
    remedy: 'L’indiquer, par exemple <html lang="fr">.',
  },
  'DOC-BASE': {
    title: 'Les liens d’une page partent d’un emplacement hors de la notice',
    explanation: ({ href }) =>
      `Ses liens et ses images partent de ${href} et ne fonctionnent donc pas hors ligne.`,
    remedy: 'Retirer le <base> de la page.',
  },
  'DOC-LEAVES': {
    title: 'Une page redirige hors de la notice',
    explanation: ({ target }) => `Elle envoie le lecteur vers ${target}, qui n’existe pas hors ligne.`,
    remedy: 'Retirer la redirection ou la diriger vers une page de la notice.',
  },
  'DOC-FORM': {
    title: 'Un formulaire mène hors de la notice',
    explanation: ({ target }) =>
      `La saisie est envoyée à ${target}, qui n’existe pas hors ligne. Une recherche n’y trouve rien.`,
    remedy: 'Retirer le formulaire ou rechercher dans la notice même.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'Une page a besoin d’un serveur web',
    explanation: ({ need }) =>
      `Un élément (${need}) ne fonctionne pas quand la page est ouverte depuis un dossier.`,
    remedy: 'Vérifier si la notice est utilisable sans cela, ou consulter son auteur.',
  },
  'DOC-SCRIPTS': {
    title: 'Des pages avec des scripts',
    explanation: ({ pages }) =>
      `Pages : ${pages}. Si les scripts sont désactivés, il peut en manquer des parties.`,
    remedy: 'Il n’y a rien à faire.',
  },
  'DOC-UNUSED': {
    title: 'Des fichiers dont aucune page ne se sert',
    explanation: ({ bytes, files, pages }) =>
      `Fichiers : ${files}, soit ${bytes} octets. Pages auxquelles aucune autre ne renvoie : ${pages}.`,
    remedy: 'Retirer ce qui est inutile lors de la prochaine compression.',
  },
  'LINK-BROKEN': {
    title: 'Lien rompu',
    explanation: ({ target }) => `Il n’y a pas de ${target} dans l’archive.`,
    remedy: 'Ajouter le fichier ou corriger le lien.',
  },
  'LINK-CASE': {
    title: 'Lien et nom de fichier écrits différemment',
    explanation: ({ expected, target }) =>
      `Le lien indique ${target}, le fichier est ${expected}. Cela ne marche que sous Windows.`,
    remedy: ({ expected }) => `Écrire ${expected} dans le lien.`,
  },
  'LINK-FRAGMENT': {
    title: 'Un lien mène à une ancre absente de sa page',
    explanation: ({ fragment, target }) =>
      `La page ${target} s’ouvre, mais en haut : elle n’a pas d’ancre ${fragment}.`,
    remedy: 'Corriger le lien ou ajouter l’ancre.',
  },
  'LINK-FOLDER': {
    title: 'Un lien mène à un dossier',
    explanation: ({ target }) =>
      `Le dossier ${target} n’a pas de page d’index : le lecteur voit une liste de fichiers, ou rien.`,
    remedy: 'Viser une page de ce dossier.',
  },
  'LINK-INDEX': {
    title: 'Un lien désigne un dossier au lieu de sa page d’index',
    explanation: ({ target }) =>
      `Sur un serveur web, ${target} affiche la page d’index. Ouvert depuis un disque, il affiche une liste de fichiers.`,
    remedy: 'Faire pointer le lien vers la page d’index.',
  },
  'LINK-OUTSIDE': {
    title: 'Un lien mène hors de l’archive',
    explanation: ({ target }) =>
      `${target} se trouve au-dessus du premier niveau et ne fait pas partie de la notice.`,
    remedy: 'Ajouter à la notice ce qu’il vise et corriger le lien.',
  },
  'LINK-ROOT': {
    title: 'Un lien part de la racine d’un serveur web',
    explanation: ({ target }) => `/${target} ne marche que sur un serveur web, pas dans un dossier.`,
    remedy: 'Écrire le lien relativement à sa page.',
  },
  'LINK-LOCAL': {
    title: 'Un lien mène à l’ordinateur de l’auteur',
    explanation: ({ target }) => `${target} n’existe que sur une machine ou un réseau.`,
    remedy: 'Ajouter le fichier à la notice et y renvoyer.',
  },
  'LINK-BACKSLASH': {
    title: 'Un lien est écrit avec des antislashs',
    explanation: ({ target }) => `${target} ne marche que sous Windows.`,
    remedy: 'L’écrire avec / au lieu de \\.',
  },
  'LINK-QUERY': {
    title: 'Des liens avec un point d’interrogation',
    explanation: 'Ce qui le suit est ignoré quand une page est ouverte depuis un dossier.',
    remedy: 'Il n’y a rien à faire, sauf si une page en dépend.',
  },
  'LINK-MALFORMED': {
    title: 'Un lien n’est pas une adresse valide',
    explanation: ({ reason, target }) => `${target} ne peut pas être ouvert (${reason}).`,
    remedy: 'Corriger le lien.',
  },
  'LINK-EMPTY': {
    title: 'Des liens vides',
    explanation: 'Ils mènent à la page sur laquelle ils se trouvent.',
    remedy: 'Les retirer ou leur donner une adresse.',
  },
  'LINK-EXTERNAL': {
    title: 'Des liens vers Internet',
    explanation: ({ hostCount, hosts, links }) =>
      `Liens : ${links}. Sites : ${hostCount}, dont ${hosts}. Il leur faut une connexion.`,
    remedy: 'Il n’y a rien à faire.',
  },
  'RES-EXTERNAL': {
    title: 'Un élément est chargé depuis Internet',
    explanation: ({ target }) => `${target} manque quand la notice est lue hors ligne.`,
    remedy: 'Ajouter le fichier à la notice et y renvoyer.',
  },
  'RES-FORMAT': {
    title: 'Le format d’une image n’est pas pris en charge par les navigateurs',
    explanation: ({ target }) => `La plupart des navigateurs n’affichent rien à la place de ${target}.`,
    remedy: 'Enregistrer l’image au format PNG, JPEG ou SVG.',
  },
};
