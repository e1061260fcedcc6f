import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('fr');

/** The uploads list: where each upload stands, why, and what can be done about it. */
export const uploadsFr: Messages['uploads'] = {
  title: 'Envois',
  empty:
    'Rien n’a encore été envoyé d’ici. Ajoutez des documents : leur parcours vers le service s’affichera ici.',
  toAsset: (asset) => `pour ${asset}`,
  status: {
    checking: 'Contrôle',
    waiting: 'En attente',
    sending: 'Envoi en cours',
    storing: 'Enregistrement',
    stored: 'Enregistré',
    'already-exists': 'Existe déjà',
    failed: 'Échec',
    'needs-file': 'Fichier requis',
    cancelled: 'Annulé',
  },
  checkingHint: 'Recherche d’un document identique.',
  waitingHint: 'Démarrera tout seul quand viendra son tour.',
  offline: 'Vous êtes hors ligne. L’envoi reprendra automatiquement.',
  unreachable: 'Le service est injoignable. Nouvel essai automatique.',
  waitsForSignIn: 'En attente d’identification. L’envoi reprendra tout seul ensuite.',
  queuedBlockedBy: {
    'sign-in': 'Personne n’est identifié. L’envoi démarrera tout seul dès que quelqu’un le sera.',
    service: 'Le service demande un délai. L’envoi démarrera tout seul ensuite.',
  },
  otherTabBusy:
    'Un autre onglet est occupé et certains envois l’attendent. Répondez au message affiché dans cet onglet ou fermez-le.',
  noAnswerFor: (host, time) =>
    `Aucune réponse de ${host} depuis ${time}. Si d’autres pages s’ouvrent sur cet appareil, son adresse est peut-être fausse ou bloquée : prévenez le responsable de cette application.`,
  isPaused: 'Suspendu. À la reprise, l’envoi repartira du début.',
  contentMatch: {
    listed: (name) => `Le même contenu figure dans cette liste sous le nom « ${name} ».`,
    listedBefore: 'Le même contenu a été enregistré par une ligne qui n’est plus dans cette liste.',
    storedBefore: ({ asset, time, name, id }) =>
      `Cet appareil a enregistré le même contenu sur ${asset} le ${time}, sous le nom « ${name} »${id ? ` (ID ${id})` : ''}.`,
    nothingSent: 'Rien n’a encore été envoyé.',
  },
  needsFile: {
    gone: 'Son fichier n’est plus sur cet appareil.',
    unreadable: 'Son fichier n’a pas pu être lu. Un autre programme l’utilise peut-être.',
    chooseAgain: (file, size) => `Pour continuer, choisissez de nouveau le même fichier : ${file}, ${size}.`,
    choose: 'Choisir le fichier',
    inputOf: (name) => `Fichier de ${name}`,
    comparing: 'Comparaison avec le fichier d’origine…',
    differs: (given, wanted, size) =>
      `C’est un autre fichier : ${given} est différent. Choisissez ${wanted} (${size}) tel qu’il était lors de l’ajout.`,
    cannotBeRead: (given) =>
      `${given} est illisible. Il est peut-être ouvert dans un autre programme. Fermez-le, puis choisissez-le de nouveau.`,
  },
  persistence: {
    saving: 'Copie en cours sur cet appareil ; laissez cette page ouverte.',
    saved: 'Conservé sur cet appareil.',
    'no-room':
      'Trop volumineux pour être conservé sur cet appareil ; laissez cette page ouverte jusqu’à l’enregistrement.',
  },
  isBusy: 'Le service est surchargé.',
  isTroubled: 'Le service ne répond pas correctement.',
  isUnconfirmed: 'Le service n’a pas confirmé que le document est enregistré.',
  tryingIn: (seconds) => `Nouvel essai dans ${seconds} s.`,
  tryingNow: 'Nouvel essai en cours.',
  blockedBy: {
    'retry-scheduled': 'En attente d’un nouvel essai',
    connection: 'En attente, service injoignable',
    'sign-in': 'En attente d’identification',
    resume: 'Suspendu',
    decision: 'En attente de votre décision',
  },
  sent: (sent, total) => `${sent} sur ${total}`,
  speed: (size) => `${size}/s`,
  timeLeft: (time) => `encore ${time}`,
  stalled: (time) => `aucun progrès depuis ${time}`,
  progressOf: (name) => `Envoi de ${name}`,
  storingHint: 'Tout est parti. Le service doit encore confirmer l’enregistrement.',
  storedAt: (time) => `Enregistré à ${time}`,
  storedId: (time, id) => `Enregistré à ${time} · ID ${id}`,
  existing: (name) =>
    `Le service détient déjà ce contenu, sous le nom « ${name} ». Rien n’a été enregistré en double.`,
  isStored: (name) => `Le service détient ce document, sous le nom « ${name} ».`,
  existingUnnamed: 'Le service détient déjà ce contenu. Rien n’a été enregistré en double.',
  cancelledEarly: 'Arrêté avant que tout soit envoyé.',
  cancelledMayBeStored: 'Arrêté. Le service l’a peut-être enregistré quand même.',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  pause: 'Suspendre',
  resume: 'Reprendre',
  sendAnyway: 'Envoyer quand même',
  remove: 'Retirer',
  showMatch: 'Afficher l’autre',
  edit: {
    open: 'Modifier les détails',
    title: (name) => `Détails de ${name}`,
    holds: 'Rien n’est envoyé pendant la modification.',
    tooLate: 'L’envoi était parti avant l’enregistrement, avec les anciens détails.',
    save: 'Enregistrer',
    saveAndRetry: 'Enregistrer et réessayer',
    discard: 'Abandonner les modifications',
  },
  all: {
    pause: 'Tout suspendre',
    resume: 'Tout reprendre',
    retry: 'Tout réessayer',
    sendAnyway: 'Tout envoyer quand même',
    clear: 'Masquer les terminés',
  },
  dismiss: 'Masquer',
  details: 'Détails',
  openDocument: 'Ouvrir le document',
  serviceSays: (words) => `Le service indique : « ${words} »`,
  report: {
    title: 'Rapport de ces envois',
    copy: 'Copier le rapport',
    save: 'Enregistrer en CSV',
    fileName: 'envois.csv',
    columns: {
      status: 'État',
      displayName: 'Nom affiché',
      file: 'Fichier',
      asset: 'Équipement',
      documentId: 'ID du document',
      time: 'Heure',
      reason: 'Motif',
    },
  },
  counts: {
    running: (count) => plural(count, { other: (n) => `${n} en cours` }),
    waiting: (count) => plural(count, { other: (n) => `${n} en attente` }),
    resume: (count) => plural(count, { one: (n) => `${n} suspendu`, other: (n) => `${n} suspendus` }),
    decision: (count) => plural(count, { other: (n) => `${n} en attente de votre décision` }),
    'needs-file': (count) => plural(count, { other: (n) => `${n} en attente du fichier` }),
    failed: (count) => plural(count, { one: (n) => `${n} échec`, other: (n) => `${n} échecs` }),
    stored: (count) => plural(count, { one: (n) => `${n} enregistré`, other: (n) => `${n} enregistrés` }),
    'already-exists': (count) =>
      plural(count, { one: (n) => `${n} existe déjà`, other: (n) => `${n} existent déjà` }),
    cancelled: (count) => plural(count, { one: (n) => `${n} annulé`, other: (n) => `${n} annulés` }),
  },
  announce: (name, status) => `${name} : ${status}`,
};
