import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('nl');

/** The uploads list: where each upload stands, why, and what can be done about it. */
export const uploadsNl: Messages['uploads'] = {
  title: 'Uploads',
  empty: 'Vanaf hier is nog niets geüpload. Voeg documenten toe, dan ziet u hier hun weg naar de dienst.',
  toAsset: (asset) => `voor ${asset}`,
  status: {
    checking: 'Controleren',
    waiting: 'Wacht',
    sending: 'Uploaden',
    storing: 'Opslaan',
    stored: 'Opgeslagen',
    'already-exists': 'Bestaat al',
    failed: 'Mislukt',
    'needs-file': 'Bestand nodig',
    cancelled: 'Geannuleerd',
  },
  checkingHint: 'Er wordt gekeken of het er al is.',
  waitingHint: 'Begint vanzelf als het aan de beurt is.',
  waitsForConnection: 'Geen verbinding. Gaat vanzelf verder als het netwerk terug is.',
  waitsForSignIn: 'Wacht op aanmelding. Gaat vanzelf verder als iemand zich heeft aangemeld.',
  turnHeldUp: {
    connection: 'Er is geen verbinding. Begint vanzelf als het netwerk terug is.',
    'sign-in': 'Niemand is aangemeld. Begint vanzelf als iemand zich heeft aangemeld.',
    service: 'De dienst vraagt om tijd. Begint daarna vanzelf.',
  },
  noAnswerFor: (host, time) =>
    `Al ${time} geen antwoord van ${host}. Als op dit apparaat andere pagina’s wel opengaan, is het adres misschien fout of geblokkeerd: meld dit aan de beheerder van deze applicatie.`,
  isPaused: 'Gepauzeerd. Na hervatten wordt het vanaf het begin verzonden.',
  twin: {
    listed: (name) => `Dezelfde inhoud staat in deze lijst als “${name}”.`,
    listedBefore: 'Dezelfde inhoud is opgeslagen via een regel die niet meer in deze lijst staat.',
    storedBefore: ({ asset, time, name, id }) =>
      `Dit apparaat heeft dezelfde inhoud bij ${asset} opgeslagen op ${time}, als “${name}”${id ? ` (ID ${id})` : ''}.`,
    nothingSent: 'Er is nog niets verzonden.',
  },
  needsFile: {
    gone: 'Het bestand is niet meer op dit apparaat.',
    unreadable: 'Het bestand kon niet worden gelezen. Misschien is het elders in gebruik.',
    chooseAgain: (file, size) => `Kies hetzelfde bestand opnieuw om verder te gaan: ${file}, ${size}.`,
    choose: 'Bestand kiezen',
    inputOf: (name) => `Bestand van ${name}`,
    comparing: 'Er wordt gekeken of het hetzelfde bestand is…',
    differs: (given, wanted, size) =>
      `Dit is een ander bestand: ${given} wijkt af. Kies ${wanted} (${size}) zoals het was toen u het toevoegde.`,
    cannotBeRead: (given) =>
      `${given} kan niet worden gelezen. Misschien is het in een ander programma geopend. Sluit het daar en kies het dan opnieuw.`,
  },
  keeping: {
    'not-yet': 'Wordt naar dit apparaat gekopieerd; laat deze pagina open.',
    kept: 'Bewaard op dit apparaat.',
    'no-room': 'Te groot om op dit apparaat te bewaren; laat deze pagina open tot het is opgeslagen.',
  },
  isBusy: 'De dienst is bezet.',
  isTroubled: (status) => `De dienst heeft een storing (status ${status}).`,
  isUnconfirmed: 'De dienst heeft niet bevestigd dat het document is opgeslagen.',
  tryingIn: (seconds) => `Nieuwe poging over ${seconds} s.`,
  tryingNow: 'Nieuwe poging.',
  held: {
    later: 'Wacht op nieuwe poging',
    connection: 'Wacht, geen verbinding',
    'sign-in': 'Wacht op aanmelding',
    resume: 'Gepauzeerd',
    decision: 'Wacht op uw beslissing',
  },
  sent: (sent, total) => `${sent} van ${total} verzonden`,
  speed: (size) => `${size}/s`,
  timeLeft: (time) => `nog ${time}`,
  stalled: (time) => `al ${time} geen voortgang`,
  progressOf: (name) => `Upload van ${name}`,
  storingHint: 'Alles is verzonden. De dienst moet nog bevestigen dat het is opgeslagen.',
  storedAt: (time) => `Opgeslagen om ${time}`,
  storedId: (time, id) => `Opgeslagen om ${time} · ID ${id}`,
  existing: (name) => `De dienst heeft deze inhoud al, als “${name}”. Er is niets dubbel opgeslagen.`,
  isStored: (name) => `De dienst heeft dit document, als “${name}”.`,
  existingUnnamed: 'De dienst heeft deze inhoud al. Er is niets dubbel opgeslagen.',
  cancelledHint: 'Gestopt. Als alles toen al was verzonden, kan de dienst het toch hebben opgeslagen.',
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  sendAnyway: 'Toch verzenden',
  remove: 'Verwijderen',
  showTwin: 'Andere tonen',
  edit: {
    open: 'Gegevens wijzigen',
    title: (name) => `Gegevens van ${name}`,
    holds: 'Zolang u het wijzigt, wordt het niet verzonden.',
    tooLate: 'Het was al onderweg voordat u opsloeg, met de eerdere gegevens.',
    save: 'Opslaan',
    saveAndRetry: 'Opslaan, opnieuw proberen',
    discard: 'Wijzigingen negeren',
  },
  all: {
    pause: 'Alles pauzeren',
    resume: 'Alles hervatten',
    retry: 'Alles opnieuw',
    sendAnyway: 'Alles toch verzenden',
    clear: 'Voltooide verbergen',
  },
  dismiss: 'Verbergen',
  details: 'Details',
  openDocument: 'Document openen',
  serviceSays: (words) => `De dienst meldt: “${words}”`,
  report: {
    title: 'Rapport van deze uploads',
    copy: 'Rapport kopiëren',
    save: 'Opslaan als CSV',
    fileName: 'uploads.csv',
    columns: {
      status: 'Status',
      displayName: 'Weergavenaam',
      file: 'Bestand',
      asset: 'Installatie',
      documentId: 'Document-ID',
      time: 'Tijd',
      reason: 'Reden',
    },
  },
  counts: {
    running: (count) => plural(count, { other: (n) => `${n} bezig` }),
    waiting: (count) => plural(count, { one: (n) => `${n} wacht`, other: (n) => `${n} wachten` }),
    resume: (count) => plural(count, { other: (n) => `${n} gepauzeerd` }),
    decision: (count) =>
      plural(count, {
        one: (n) => `${n} wacht op uw beslissing`,
        other: (n) => `${n} wachten op uw beslissing`,
      }),
    'needs-file': (count) =>
      plural(count, { one: (n) => `${n} wacht op het bestand`, other: (n) => `${n} wachten op het bestand` }),
    failed: (count) => plural(count, { other: (n) => `${n} mislukt` }),
    stored: (count) => plural(count, { other: (n) => `${n} opgeslagen` }),
    sending: (count) =>
      plural(count, { one: (n) => `${n} wordt geüpload`, other: (n) => `${n} worden geüpload` }),
    storing: (count) =>
      plural(count, { one: (n) => `${n} wordt opgeslagen`, other: (n) => `${n} worden opgeslagen` }),
    'already-exists': (count) =>
      plural(count, { one: (n) => `${n} bestaat al`, other: (n) => `${n} bestaan al` }),
    cancelled: (count) => plural(count, { other: (n) => `${n} geannuleerd` }),
    later: (count) =>
      plural(count, {
        one: (n) => `${n} wacht op nieuwe poging`,
        other: (n) => `${n} wachten op nieuwe poging`,
      }),
    connection: (count) =>
      plural(count, {
        one: (n) => `${n} wacht, geen verbinding`,
        other: (n) => `${n} wachten, geen verbinding`,
      }),
    'sign-in': (count) =>
      plural(count, { one: (n) => `${n} wacht op aanmelding`, other: (n) => `${n} wachten op aanmelding` }),
  },
  announce: (name, status) => `${name}: ${status}`,
};
