import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('pl');

/** Texts of the list of uploads: status, reason and actions of each. */
export const uploadsPl: Messages['uploads'] = {
  title: 'Przesyłanie',
  empty: 'W tej przeglądarce nie masz żadnych przesłanych plików.',
  toAsset: (asset) => `dla ${asset}`,
  status: {
    checking: 'Sprawdzanie',
    waiting: 'Oczekuje',
    sending: 'Przesyłanie',
    storing: 'Kończenie',
    stored: 'Zapisano',
    'already-exists': 'Już istnieje',
    failed: 'Błąd',
    'needs-file': 'Brak pliku',
    cancelled: 'Anulowano',
  },
  checkingHint: 'Szukanie duplikatów',
  waitingHint: 'Rozpocznie się automatycznie.',
  offline: 'Jesteś offline. Przesyłanie zostanie wznowione automatycznie.',
  unreachable: 'Nie można połączyć się z serwerem. Próba zostanie ponowiona automatycznie.',
  waitsForSignIn: 'Zaloguj się, aby kontynuować.',
  busy: 'Serwer jest zajęty. Próba zostanie ponowiona automatycznie.',
  noAnswerFor: (host, time) =>
    `Brak odpowiedzi z ${host} od ${time}. Jeśli inne strony internetowe działają, skontaktuj się z administratorem: adres może być błędny lub zablokowany.`,
  isPaused: 'Wstrzymano. Przesyłanie zacznie się potem od początku.',
  contentMatch: {
    listed: (name) => `Identyczny z „${name}” na tej liście.`,
    listedBefore: 'Identyczny z dokumentem zapisanym wcześniej.',
    storedBefore: ({ asset, time, name, id }) =>
      `Identyczny z „${name}”${id ? ` (ID ${id})` : ''}, zapisanym przy ${asset} z tej przeglądarki (${time}).`,
    nothingSent: 'Nie wysłano. Jeśli mimo to go prześlesz, serwer go rozpozna i nie utworzy kopii.',
  },
  needsFile: {
    gone: 'Pliku nie ma już w tej przeglądarce.',
    unreadable: 'Nie można odczytać pliku. Być może używa go inny program.',
    chooseAgain: (file, size) => `Aby kontynuować, wybierz ten sam plik ponownie: ${file}, ${size}.`,
    choose: 'Wybierz plik',
    inputOf: (name) => `Plik: ${name}`,
    comparing: 'Sprawdzanie pliku…',
    differs: (given, wanted, size) =>
      `To inny plik: ${given} różni się. Wybierz ${wanted} (${size}) w stanie z chwili dodania.`,
    cannotBeRead: (given) =>
      `Nie można odczytać pliku ${given}. Jeśli otworzył go inny program, zamknij go tam i wybierz ponownie.`,
  },
  persistence: {
    saving: 'Zapisywanie… Nie zamykaj tej strony.',
    saved: (count) => `Nieukończone przesyłania zapisane w tej przeglądarce: ${count}.`,
    continues: 'Jeśli zamkniesz tę stronę, będą kontynuowane po jej ponownym otwarciu tutaj.',
    'no-room': 'Za duży, aby zapisać go w tej przeglądarce. Nie zamykaj strony do końca przesyłania.',
  },
  isBusy: 'Serwer jest zajęty.',
  isTroubled: 'Serwer nie odpowiada prawidłowo.',
  isUnconfirmed: 'Serwer jeszcze nie potwierdził zapisania dokumentu.',
  tryingIn: (time) => `Ponowna próba za ${time}.`,
  tryingNow: 'Trwa ponowna próba.',
  blockedBy: {
    'retry-scheduled': 'Oczekuje na ponowienie',
    connection: 'Oczekuje, serwer niedostępny',
    'sign-in': 'Oczekuje na zalogowanie',
    resume: 'Wstrzymano',
    decision: 'Duplikat: sprawdź',
  },
  sent: (sent, total) => `wysłano ${sent} z ${total}`,
  speed: (size) => `${size}/s`,
  timeLeft: (time) => `pozostało ${time}`,
  stalled: (time) => `brak postępu od ${time}`,
  progressOf: (name) => `Przesyłanie: ${name}`,
  storingHint: 'Oczekiwanie na potwierdzenie serwera.',
  storedAt: (time) => `Zapisano o ${time}`,
  copyId: 'Kopiuj ID',
  existing: (name) => `Już zapisany jako „${name}”. Nie utworzono kopii.`,
  isStored: (name) => `Zapisano jako „${name}”.`,
  existingUnnamed: 'Już zapisany. Nie utworzono kopii.',
  cancelledEarly: 'Zatrzymano, zanim wszystko zostało wysłane.',
  cancelledMayBeStored: 'Zatrzymano. Serwer mógł to mimo to zapisać.',
  cancel: 'Anuluj',
  tryAgain: 'Ponów',
  pause: 'Wstrzymaj',
  resume: 'Wznów',
  sendAnyway: 'Prześlij mimo to',
  remove: 'Usuń',
  showMatch: 'Pokaż duplikat',
  edit: {
    open: 'Edytuj dane',
    title: (name) => `Dane: ${name}`,
    notSentYet: 'Podczas edycji nic nie jest wysyłane.',
    tooLate: 'Za późno: przesyłanie rozpoczęło się już z poprzednimi danymi.',
    save: 'Zapisz',
    saveAndRetry: 'Zapisz i ponów',
    discard: 'Odrzuć zmiany',
  },
  all: {
    pause: 'Wstrzymaj wszystkie',
    resume: 'Wznów wszystkie',
    retry: 'Ponów wszystkie',
    sendAnyway: 'Prześlij wszystkie mimo to',
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
    decision: (count) => plural(count, { other: (n) => `do sprawdzenia: ${n}` }),
    'needs-file': (count) =>
      plural(count, {
        one: (n) => `${n} bez pliku`,
        few: (n) => `${n} bez pliku`,
        other: (n) => `${n} bez pliku`,
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
        one: (n) => `${n} już zapisany`,
        few: (n) => `${n} już zapisane`,
        other: (n) => `${n} już zapisanych`,
      }),
    cancelled: (count) =>
      plural(count, {
        one: (n) => `${n} anulowany`,
        few: (n) => `${n} anulowane`,
        other: (n) => `${n} anulowanych`,
      }),
  },
  announce: (name, status) => `${name}: ${status}`,
  sentenceBreak: '. ',
};
