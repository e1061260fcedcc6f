import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsNl: ProblemMessages = {
  network: 'De dienst is niet bereikbaar. Controleer uw verbinding of probeer het later opnieuw.',
  networkMidway:
    'De verbinding werd verbroken voordat de dienst het document bevestigde. Het netwerk of de dienst viel uit, of het bestand is te groot voor de dienst. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
  stalled: 'De overdracht viel stil. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
  noAnswer:
    'De dienst heeft het document niet bevestigd. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
  outcomeUnknown: 'Het document is misschien al opgeslagen.',
  contract: {
    'not-json':
      'Het antwoord van de dienst was onbegrijpelijk; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    'cut-short':
      'Het antwoord van de dienst brak af; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    redirected:
      'In plaats van de dienst antwoordde een ander adres, misschien een aanmeldpagina; daarom is niet bekend of het document is opgeslagen. Controleer of u bent aangemeld en op het juiste netwerk zit, en probeer het opnieuw.',
    'speaks-of-error':
      'De dienst antwoordde met een fout in plaats van een bevestiging; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    'no-envelope':
      'Het antwoord van de dienst zegt niet of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    'other-document':
      'De dienst bevestigde een ander document dan dit; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
  },
  fileChanged:
    'Het bestand is gewijzigd sinds u het koos. Kies het opnieuw om de huidige versie te uploaden.',
  fileChangedWhileSending:
    'Het bestand is tijdens het verzenden gewijzigd; het opgeslagen document kan beschadigd zijn. Kies het bestand opnieuw en upload het nog eens.',
  fileGone:
    'Het bestand staat niet meer waar het stond. Zet het terug en probeer het opnieuw, of kies het opnieuw.',
  fileUnreadable:
    'Het bestand kon niet worden gelezen. Sluit het in andere programma’s en probeer het opnieuw.',
  fileEmpty: 'Het bestand is leeg. Controleer het origineel en kies het opnieuw.',
  tooLarge: (size, limit) =>
    `Het bestand is ${size}; de limiet is ${limit}. Verklein of splits het en kies het opnieuw.`,
  type: (accepted) =>
    `De dienst accepteert alleen ${accepted}. Sla het bestand op als een van deze typen en kies het opnieuw.`,
  sizeRejected: (size) =>
    `Het bestand is ${size}; de dienst accepteert alleen kleinere bestanden. Verklein of splits het en kies het opnieuw.`,
  typeRejected: (extension) =>
    `De dienst accepteert geen ${extension}-bestanden. Sla het bestand op in een andere indeling, bijvoorbeeld pdf, en kies het opnieuw.`,
  roleMissing: 'Met uw rol mag u geen documenten uploaden. Neem contact op met uw beheerder.',
  roleMissingWith: (roles) =>
    `Als ${roles} mag u geen documenten uploaden. Neem contact op met uw beheerder.`,
  noToken: 'U bent niet aangemeld. Meld u aan en probeer het opnieuw.',
  assetIdInvalid:
    'Deze installatie-ID kan niet naar de dienst worden verzonden. Controleer de installatie-ID.',
  http: {
    400: 'De dienst heeft deze upload geweigerd.',
    401: 'De dienst heeft uw aanmelding niet geaccepteerd. Meld u opnieuw aan en probeer het opnieuw.',
    403: 'U mag voor deze installatie geen documenten uploaden. Neem contact op met uw beheerder.',
    404: 'De dienst kent deze installatie niet. Controleer de installatie-ID.',
    413: 'Het bestand is te groot voor de dienst. Verklein of splits het en kies het opnieuw.',
    415: 'De dienst accepteert dit bestandstype niet. Sla het bestand op in een andere indeling, bijvoorbeeld pdf, en kies het opnieuw.',
    429: 'De dienst is bezet. Wacht even en probeer het opnieuw.',
    507: 'De opslag van de dienst is vol. Neem contact op met uw beheerder.',
    client: (status) => `De dienst heeft de upload geweigerd (status ${status}).`,
    server: (status) => `De dienst reageert niet goed (status ${status}). Probeer het later opnieuw.`,
    blocked: (status) =>
      `Iets tussen dit apparaat en de dienst, zoals een proxy of een filter, heeft de upload geblokkeerd (status ${status}). Probeer het opnieuw of neem contact op met uw beheerder.`,
    unconfirmed: (status) =>
      `De dienst antwoordde met status ${status} in plaats van een bevestiging; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.`,
  },
  pageSays: (words) => `Tekst van de pagina: “${words}”`,
  baseUrlInvalid: 'Het adres van de dienst is niet goed ingesteld. Neem contact op met uw beheerder.',
  manualRejected: (finding) =>
    `Gestopt: deze ZIP kan niet als handleiding worden geüpload. ${finding}. Kies een andere kopie of upload hem als gewoon bestand.`,
  unexpected: 'Er is iets misgegaan op deze pagina. Probeer het opnieuw.',
};
