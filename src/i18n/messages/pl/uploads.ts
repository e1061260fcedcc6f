import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('pl');

/** The uploads list: where each upload stands, why, and what can be done about it. */
export const uploadsPl: Messages['uploads'] = {
  title: 'Przesyłanie',
  empty: 'Stąd jeszcze niczego nie przesłano. Dodaj dokumenty, a tu będzie widać ich drogę na serwer.',
  toAsset: (asset) => `dla ${asset}`,
  status: {
    checking: 'Sprawdzanie',
    waiting: 'Oczekuje',
    sending: 'Przesyłanie',
    storing: 'Zapisywanie',
    stored: 'Zapisano',
    'already-exists': 'Już istnieje',
    failed: 'Błąd',
    'needs-file': 'Brak pliku',
    cancelled: 'Anulowano',
  },
  checkingHint: 'Trwa sprawdzanie, czy już jest na serwerze.',
  waitingHint: 'Ruszy samo, gdy przyjdzie jego kolej.',
  offline: 'Jesteś offline. Przesyłanie zostanie wznowione automatycznie.',
  unreachable: 'Nie można połączyć się z serwerem. Próba zostanie ponowiona automatycznie.',
  waitsForSignIn: 'Oczekuje na zalogowanie. Ruszy samo, gdy ktoś się zaloguje.',
  queuedBlockedBy: {
    'sign-in': 'Nikt nie jest zalogowany. Ruszy samo, gdy ktoś się zaloguje.',
    service: 'Serwer poprosił o przerwę. Potem ruszy samo.',
  },
  otherTabBusy:
    'Inna karta jest zajęta i część przesyłanych plików na nią czeka. Odpowiedz na komunikat w tej karcie lub ją zamknij.',
  noAnswerFor: (host, time) =>
    `Od ${time} brak odpowiedzi z adresu ${host}. Jeśli inne strony się otwierają, adres może być błędny lub zablokowany: powiadom administratora tej aplikacji.`,
  isPaused: 'Wstrzymano. Po wznowieniu wysyłanie zacznie się od początku.',
  contentMatch: {
    listed: (name) => `Ta sama treść jest już na tej liście jako „${name}”.`,
    listedBefore: 'Tę samą treść zapisano z wiersza, którego nie ma już na liście.',
    storedBefore: ({ asset, time, name, id }) =>
      `Z tej przeglądarki zapisano już tę samą treść: ${asset}, ${time}, jako „${name}”${id ? ` (ID ${id})` : ''}.`,
    nothingSent: 'Niczego jeszcze nie wysłano.',
  },
  needsFile: {
    gone: 'Pliku nie ma już w tej przeglądarce.',
    unreadable: 'Nie można odczytać pliku. Być może używa go inny program.',
    chooseAgain: (file, size) => `Aby kontynuować, wybierz ten sam plik ponownie: ${file}, ${size}.`,
    choose: 'Wybierz plik',
    inputOf: (name) => `Plik: ${name}`,
    comparing: 'Sprawdzanie, czy to ten sam plik…',
    differs: (given, wanted, size) =>
      `To inny plik: ${given} różni się. Wybierz ${wanted} (${size}) w stanie z chwili dodania.`,
    cannotBeRead: (given) =>
      `Nie można odczytać pliku ${given}. Jeśli otworzył go inny program, zamknij go tam i wybierz ponownie.`,
  },
  persistence: {
    saving: 'Trwa zapis w tej przeglądarce; nie zamykaj strony.',
    saved: 'Przechowywany w przeglądarce.',
    'no-room': 'Za duży, by go tu przechować; nie zamykaj strony, aż trafi na serwer.',
  },
  isBusy: 'Serwer jest zajęty.',
  isTroubled: 'Usługa nie odpowiada prawidłowo.',
  isUnconfirmed: 'Serwer nie potwierdził zapisania dokumentu.',
  tryingIn: (seconds) => `Ponowna próba za ${seconds} s.`,
  tryingNow: 'Trwa ponowna próba.',
  blockedBy: {
    'retry-scheduled': 'Oczekuje na ponowienie',
    connection: 'Oczekuje, serwer niedostępny',
    'sign-in': 'Oczekuje na zalogowanie',
    resume: 'Wstrzymano',
    decision: 'Oczekuje na decyzję',
  },
  sent: (sent, total) => `wysłano ${sent} z ${total}`,
  speed: (size) => `${size}/s`,
  timeLeft: (time) => `pozostało ${time}`,
  stalled: (time) => `brak postępu od ${time}`,
  progressOf: (name) => `Przesyłanie: ${name}`,
  storingHint: 'Wszystko wysłano. Oczekiwanie, aż serwer potwierdzi zapisanie.',
  storedAt: (time) => `Zapisano o ${time}`,
  storedId: (time, id) => `Zapisano o ${time} · ID ${id}`,
  existing: (name) => `Ta treść jest już na serwerze jako „${name}”. Niczego nie zapisano dwa razy.`,
  isStored: (name) => `Ten dokument jest na serwerze jako „${name}”.`,
  existingUnnamed: 'Ta treść jest już na serwerze. Niczego nie zapisano dwa razy.',
  cancelledEarly: 'Zatrzymano, zanim wszystko zostało wysłane.',
  cancelledMayBeStored: 'Zatrzymano. Serwer mógł to mimo to zapisać.',
  cancel: 'Anuluj',
  tryAgain: 'Ponów próbę',
  pause: 'Wstrzymaj',
  resume: 'Wznów',
  sendAnyway: 'Wyślij mimo to',
  remove: 'Usuń',
  showMatch: 'Pokaż drugi',
  edit: {
    open: 'Edytuj dane',
    title: (name) => `Dane: ${name}`,
    holds: 'Podczas edycji nie jest wysyłany.',
    tooLate: 'Wysyłanie zaczęło się przed zapisaniem zmian, z poprzednimi danymi.',
    save: 'Zapisz',
    saveAndRetry: 'Zapisz i ponów',
    discard: 'Odrzuć zmiany',
  },
  all: {
    pause: 'Wstrzymaj wszystko',
    resume: 'Wznów wszystkie',
    retry: 'Ponów wszystkie',
    sendAnyway: 'Wyślij wszystkie mimo to',
    clear: 'Usuń zakończone',
  },
  dismiss: 'Usuń z listy',
  details: 'Szczegóły',
  openDocument: 'Otwórz dokument',
  serviceSays: (words) => `Komunikat serwera: „${words}”`,
  report: {
    title: 'Raport z tego przesyłania',
    copy: 'Kopiuj raport',
    save: 'Zapisz jako CSV',
    fileName: 'przesylanie.csv',
    columns: {
      status: 'Status',
      displayName: 'Nazwa wyświetlana',
      file: 'Plik',
      asset: 'Urządzenie',
      documentId: 'ID dokumentu',
      time: 'Czas',
      reason: 'Przyczyna',
    },
  },
  counts: {
    running: (count) => plural(count, { other: (n) => `${n} w toku` }),
    waiting: (count) =>
      plural(count, {
        one: (n) => `${n} oczekuje`,
        few: (n) => `${n} oczekują`,
        other: (n) => `${n} oczekuje`,
      }),
    resume: (count) =>
      plural(count, {
        one: (n) => `${n} wstrzymany`,
        few: (n) => `${n} wstrzymane`,
        other: (n) => `${n} wstrzymanych`,
      }),
    decision: (count) =>
      plural(count, {
        one: (n) => `${n} oczekuje na decyzję`,
        few: (n) => `${n} oczekują na decyzję`,
        other: (n) => `${n} oczekuje na decyzję`,
      }),
    'needs-file': (count) =>
      plural(count, {
        one: (n) => `${n} oczekuje na plik`,
        few: (n) => `${n} oczekują na plik`,
        other: (n) => `${n} oczekuje na plik`,
      }),
    failed: (count) => plural(count, { other: (n) => `${n} z błędem` }),
    stored: (count) =>
      plural(count, {
        one: (n) => `${n} zapisany`,
        few: (n) => `${n} zapisane`,
        other: (n) => `${n} zapisanych`,
      }),
    'already-exists': (count) =>
      plural(count, {
        one: (n) => `${n} już istnieje`,
        few: (n) => `${n} już istnieją`,
        other: (n) => `${n} już istnieje`,
      }),
    cancelled: (count) =>
      plural(count, {
        one: (n) => `${n} anulowany`,
        few: (n) => `${n} anulowane`,
        other: (n) => `${n} anulowanych`,
      }),
  },
  announce: (name, status) => `${name}: ${status}`,
};
