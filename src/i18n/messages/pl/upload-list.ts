import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('pl');

/** Groups, totals and menus of the list of uploads. */
export const uploadListPl: UploadListMessages = {
  done: (done, total) => `Gotowe: ${done} z ${total}`,
  bytes: (sent, total) => `${sent} z ${total}`,
  progress: 'Łączny postęp',
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
  undo: 'Cofnij',
  hide: 'Ukryj ten komunikat',
  editAndRetry: 'Edytuj i ponów',
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
    category: 'Zła kategoria? Wybierz właściwą:',
    copy: 'Kopiuj prośbę o poprawkę',
    request: 'Proszę poprawić kategorię tego dokumentu.',
    change: (before, after) => `Kategoria: ${before} → ${after}`,
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
