import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('pl');

/** Groups, totals and menus of the list of uploads. */
export const uploadListPl: UploadListMessages = {
  done: (done, total) => `Gotowe: ${done} z ${total}`,
  bytes: (sent, total) => `${sent} z ${total}`,
  progress: 'Łączny postęp',
  otherTab: {
    busy: 'Inna karta jest zajęta i część przesyłanych plików na nią czeka. Odpowiedz na komunikat w tej karcie lub ją zamknij.',
    older:
      'Starsza wersja tej strony nadal przesyła pliki w innej karcie. Przesyłanie rozpocznie się tutaj, gdy skończy lub zostanie zamknięta.',
    newer:
      'Nowsza wersja tej strony jest otwarta w innej karcie. Wczytaj stronę ponownie, aby kontynuować tutaj.',
    finishing:
      'Nowsza wersja tej strony jest otwarta w innej karcie. Nie zamykaj tej karty, dopóki jej pliki nie zostaną przesłane lub zapisane.',
    'newer-data':
      'Przesyłanie zapisane w tej przeglądarce wymaga nowszej wersji tej strony. Zostanie wznowione, gdy ta wersja wróci. Pliki przesyłane teraz nie są zapisywane: nie zamykaj strony, dopóki nie zostaną przesłane.',
  },
  unreadable:
    'Nie udało się odczytać przesyłań zapisanych na tym urządzeniu. Pozostają zapisane. Załaduj stronę ponownie, aby spróbować jeszcze raz.',
  savedByNewer: 'Zapisane przez nowszą wersję tej strony i czeka na nią:',
  partlySaved:
    'Niektóre pliki nie są zapisane w tej przeglądarce. Nie zamykaj strony, dopóki nie zostaną przesłane.',
  filter: 'Pokaż',
  all: 'Wszystkie',
  groups: {
    attention: 'Wymagają uwagi',
    uploading: 'Przesyłane',
    waiting: 'Oczekujące',
    done: 'Gotowe',
    elsewhere: 'Inne urządzenia',
  },
  showAll: (count) => `Pokaż wszystkie (${count})`,
  showFewer: 'Pokaż mniej',
  more: 'Więcej czynności',
  removed: (name) => `Usunięto z listy: „${name}”`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `Usunięto z listy ${n} plik.`,
      few: (n) => `Usunięto z listy ${n} pliki.`,
      other: (n) => `Usunięto z listy ${n} plików.`,
    }),
  removedStored: (name) => `Usunięto z listy, dokument pozostaje zapisany: „${name}”`,
  stayStored: 'Zapisane dokumenty pozostają zapisane.',
  requestCopied: (time) => `Prośbę skopiowano o ${time}.`,
  busyUntil: (time) => `Serwer jest zajęty do ${time}. Przesyłanie zostanie wznowione automatycznie.`,
  retryNow: 'Ponów teraz',
  undo: 'Cofnij',
  hide: 'Ukryj ten komunikat',
  editAndRetry: 'Edytuj i ponów',
  selectFiles: {
    open: 'Wybierz pliki',
    none: 'Żadnego z tych plików nie brakuje. Wybierz pliki w takiej postaci, w jakiej zostały dodane.',
  },
  chooseOther: 'Wybierz inny plik',
  skip: 'Pomiń',
  print: 'Drukuj',
  anotherPerson: 'inną osobę',
  existingBy: (person) => `Już zapisany przez: ${person}. Nie utworzono kopii.`,
  existingAsBy: (name, person) => `Już zapisany jako „${name}” przez: ${person}. Nie utworzono kopii.`,
  notOnAsset: (name, asset) => `Już zapisany jako „${name}”, ale nie przy ${asset}.`,
  notOnAssetUnnamed: (asset) => `Już zapisany, ale nie przy ${asset}.`,
  maybeOnAsset: (name, asset) => `Już zapisany jako „${name}”. Sprawdź, czy jest przy ${asset}.`,
  maybeOnAssetUnnamed: (asset) => `Już zapisany. Sprawdź, czy jest przy ${asset}.`,
  size: 'Rozmiar',
  packageName: 'Pakiet',
  correct: {
    title: 'Poproś o poprawkę',
    hint: 'Zapisanych dokumentów nie można tutaj zmienić. Kopiowany jest tekst dla osób, które nimi zarządzają; nic się nie zmienia.',
    documents: 'Dokumenty do poprawienia',
    keep: 'Pozostaw bez zmian',
    copy: 'Kopiuj prośbę o poprawkę',
    request: 'Proszę poprawić ten zapisany dokument.',
    file: (name) => `Plik: ${name}`,
    asset: (id) => `Urządzenie: ${id}`,
    change: {
      displayName: (before, after) => `Nazwa wyświetlana: ${before} → ${after}`,
      organizationId: (before, after) => `Organizacja: ${before} → ${after}`,
      categoryId: (before, after) => `Kategoria: ${before} → ${after}`,
      assetId: (before, after) => `Urządzenie: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'Przy urządzeniu',
    yes: 'Tak',
    no: 'Nie',
    unknown: 'Nie wiadomo',
    toDo: 'Do zrobienia',
    link: 'Poproś o powiązanie z urządzeniem',
    checkLink: 'Sprawdź powiązanie z urządzeniem',
    retry: 'Ponów',
    edit: 'Edytuj i ponów',
    selectFile: 'Wybierz plik ponownie',
    otherFile: 'Wybierz inny plik',
  },
};
