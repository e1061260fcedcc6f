import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsPl: ProblemMessages = {
  network: 'Nie można połączyć się z serwerem. Sprawdź połączenie lub ponów próbę później.',
  networkMidway:
    'Połączenie zerwało się, zanim serwer potwierdził dokument. Zawiodła sieć lub serwer albo plik jest za duży dla serwera. Ponów próbę: nic nie zostanie zapisane dwa razy.',
  stalled: 'Przesyłanie stanęło w miejscu. Ponów próbę: nic nie zostanie zapisane dwa razy.',
  noAnswer: 'Serwer nie potwierdził dokumentu. Ponów próbę: nic nie zostanie zapisane dwa razy.',
  outcomeUnknown: 'Dokument może być już zapisany.',
  contract: {
    'not-json':
      'Odpowiedź serwera jest niezrozumiała, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    'cut-short':
      'Odpowiedź serwera urwała się, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    redirected:
      'Zamiast serwera odpowiedział inny adres, może strona logowania, więc nie wiadomo, czy dokument zapisano. Sprawdź, czy to właściwa sieć, zaloguj się i ponów próbę.',
    'speaks-of-error':
      'Serwer zamiast potwierdzenia odesłał błąd, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    'no-envelope':
      'Odpowiedź serwera nie mówi, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    'other-document':
      'Serwer potwierdził inny dokument zamiast tego, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
  },
  fileChanged: 'Plik zmieniono po jego wybraniu. Wybierz go ponownie, aby przesłać aktualną wersję.',
  fileChangedWhileSending:
    'Plik zmieniono w trakcie wysyłania, więc zapisany dokument może być uszkodzony. Wybierz plik ponownie i prześlij go jeszcze raz.',
  fileGone: 'Pliku nie ma już w jego miejscu. Przywróć go i ponów próbę albo wybierz go jeszcze raz.',
  fileUnreadable: 'Nie można odczytać pliku. Zamknij go w innych programach i ponów próbę.',
  fileEmpty: 'Plik jest pusty. Sprawdź oryginał i wybierz go ponownie.',
  tooLarge: (size, limit) =>
    `Rozmiar pliku: ${size}; limit: ${limit}. Zmniejsz go lub podziel i wybierz ponownie.`,
  type: (accepted) =>
    `Serwer przyjmuje tylko ${accepted}. Zapisz plik w jednym z tych formatów i wybierz go ponownie.`,
  sizeRejected: (size) =>
    `Rozmiar pliku: ${size}; serwer przyjmuje tylko mniejsze pliki. Zmniejsz go lub podziel i wybierz ponownie.`,
  typeRejected: (extension) =>
    `Serwer nie przyjmuje plików ${extension}. Zapisz plik w innym formacie, na przykład PDF, i wybierz go ponownie.`,
  roleMissing: 'Twoja rola nie pozwala przesyłać dokumentów. Skontaktuj się z administratorem.',
  roleMissingWith: (roles) =>
    `Rola ${roles} nie pozwala przesyłać dokumentów. Skontaktuj się z administratorem.`,
  noToken: 'Wymagane jest zalogowanie. Zaloguj się i ponów próbę.',
  assetIdInvalid: 'Tego ID urządzenia nie można wysłać na serwer. Sprawdź ID urządzenia.',
  http: {
    400: 'Serwer odrzucił ten plik.',
    401: 'Serwer nie uznał logowania. Zaloguj się jeszcze raz i ponów próbę.',
    403: 'Nie masz uprawnień do przesyłania dokumentów dla tego urządzenia. Skontaktuj się z administratorem.',
    404: 'Serwer nie zna tego urządzenia. Sprawdź ID urządzenia.',
    413: 'Plik jest za duży dla serwera. Zmniejsz go lub podziel i wybierz ponownie.',
    415: 'Serwer nie przyjmuje plików tego typu. Zapisz plik w innym formacie, na przykład PDF, i wybierz go ponownie.',
    429: 'Serwer jest zajęty. Poczekaj chwilę i ponów próbę.',
    507: 'Na serwerze brak miejsca. Skontaktuj się z administratorem.',
    client: (status) => `Serwer odrzucił przesyłanie (status ${status}).`,
    server: (status) => `Serwer nie odpowiada prawidłowo (status ${status}). Ponów próbę później.`,
    blocked: (status) =>
      `Coś między tym urządzeniem a serwerem, na przykład proxy lub filtr, zablokowało przesyłanie (status ${status}). Ponów próbę lub skontaktuj się z administratorem.`,
    unconfirmed: (status) =>
      `Serwer zamiast potwierdzenia odesłał status ${status}, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.`,
  },
  pageSays: (words) => `Tekst strony: „${words}”`,
  baseUrlInvalid: 'Adres serwera jest źle skonfigurowany. Skontaktuj się z administratorem.',
  manualRejected: (finding) =>
    `Zatrzymano: tego pliku ZIP nie można przesłać jako instrukcji. ${finding}. Wybierz inną kopię albo prześlij go jako zwykły plik.`,
  unexpected: 'Na tej stronie wystąpił nieoczekiwany błąd. Ponów próbę.',
};
