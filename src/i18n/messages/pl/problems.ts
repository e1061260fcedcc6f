import type { Messages } from '../en/messages.ts';

/** Why an upload failed or waits, and what to do. */
export const problemsPl: Messages['problems'] = {
  network: 'Nie można połączyć się z serwerem. Sprawdź połączenie lub spróbuj później.',
  networkMidway:
    'Połączenie zerwało się, zanim serwer potwierdził dokument. Zawiodła sieć lub serwer albo plik jest za duży dla serwera. Spróbuj ponownie: serwer rozpozna to, co już ma.',
  stalled: 'Przesyłanie stanęło w miejscu. Spróbuj ponownie: serwer rozpozna to, co już ma.',
  noAnswer:
    'Wszystko wysłano, ale serwer tego nie potwierdził. Spróbuj ponownie: serwer rozpozna to, co już ma.',
  contract: {
    'not-json':
      'Odpowiedź serwera jest niezrozumiała, więc nie wiadomo, czy dokument zapisano. Spróbuj ponownie: serwer rozpozna to, co już ma.',
    'cut-short':
      'Odpowiedź serwera urwała się, więc nie wiadomo, czy dokument zapisano. Spróbuj ponownie: serwer rozpozna to, co już ma.',
    redirected:
      'Zamiast serwera odpowiedział inny adres, może strona logowania, więc nie wiadomo, czy dokument zapisano. Sprawdź, czy to właściwa sieć, zaloguj się i spróbuj ponownie.',
    'speaks-of-error':
      'Serwer zamiast potwierdzenia odesłał błąd, więc nie wiadomo, czy dokument zapisano. Spróbuj ponownie: serwer rozpozna to, co już ma.',
    'no-envelope':
      'Odpowiedź serwera nie mówi, czy dokument zapisano. Spróbuj ponownie: serwer rozpozna to, co już ma.',
  },
  fileChanged: 'Plik zmieniono po jego wybraniu. Usuń ten wiersz z listy i wybierz plik ponownie.',
  fileChangedWhileSending:
    'Plik zmieniono w trakcie wysyłania, więc zapisany dokument może być uszkodzony. Wybierz plik ponownie i prześlij go jeszcze raz.',
  fileGone: 'Pliku nie ma już w jego miejscu. Przywróć go i spróbuj ponownie albo wybierz go jeszcze raz.',
  fileUnreadable: 'Nie można odczytać pliku. Zamknij go w innych programach i spróbuj ponownie.',
  fileEmpty: 'Plik jest pusty.',
  tooLarge: (size, limit) => `Rozmiar pliku: ${size}; limit: ${limit}.`,
  type: (accepted) => `Serwer przyjmuje tylko ${accepted}.`,
  roleMissing: 'Twoja rola nie pozwala przesyłać dokumentów. Zwróć się do administratora.',
  roleMissingWith: (roles) => `Rola ${roles} nie pozwala przesyłać dokumentów. Zwróć się do administratora.`,
  noToken: 'Nikt nie jest zalogowany. Zaloguj się i spróbuj ponownie.',
  assetIdInvalid: 'Tego ID urządzenia nie można wysłać na serwer. Otwórz urządzenie z jego właściwym ID.',
  http: {
    400: 'Serwer odrzucił przesłane dane jako niepełne lub błędne.',
    401: 'Serwer nie uznał logowania. Zaloguj się jeszcze raz i spróbuj ponownie.',
    403: 'Nie masz uprawnień do przesyłania dokumentów dla tego urządzenia. Zwróć się do administratora.',
    404: 'Serwer nie zna tego urządzenia. Sprawdź ID urządzenia.',
    413: 'Plik jest za duży dla serwera.',
    415: 'Serwer nie przyjmuje plików tego typu.',
    429: 'Serwer jest zajęty. Poczekaj chwilę i spróbuj ponownie.',
    507: 'Na serwerze brak miejsca. Powiadom jego administratora.',
    client: (status) => `Serwer odrzucił przesyłanie (status ${status}).`,
    server: (status) => `Problem po stronie serwera (status ${status}). Spróbuj później.`,
    other: (status) => `Nieoczekiwana odpowiedź serwera (status ${status}).`,
  },
  baseUrlInvalid: 'Adres serwera jest źle skonfigurowany. Powiadom administratora tej aplikacji.',
  manualRefused: (finding) =>
    `Zatrzymano, bo według kontroli ten ZIP nie nadaje się na instrukcję: ${finding}. Wybierz sprawną kopię albo prześlij go jako zwykły plik.`,
  unexpected: 'Na tej stronie wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
};
