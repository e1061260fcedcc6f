import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('pl');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const movePl: MoveMessages = {
  open: 'Przenieś do innego urządzenia…',
  title: 'Przenieś do innego urządzenia',
  assetId: 'ID urządzenia',
  uploads: 'Pliki do przeniesienia',
  notSentYet: 'Nic nie jest wysyłane, dopóki to okno jest otwarte.',
  sameAsset: 'Podaj ID innego urządzenia',
  noneSelected: 'Wybierz co najmniej jeden plik',
  confirm: (count) =>
    plural(count, {
      one: (n) => `Przenieś ${n} plik`,
      few: (n) => `Przenieś ${n} pliki`,
      other: (n) => `Przenieś ${n} plików`,
    }),
  cancel: 'Anuluj',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} plik jest właśnie wysyłany. Wstrzymaj go, aby go przenieść.`,
      few: (n) => `${n} pliki są właśnie wysyłane. Wstrzymaj je, aby je przenieść.`,
      other: (n) => `${n} plików jest właśnie wysyłanych. Wstrzymaj je, aby je przenieść.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} pliku nie można przenieść, bo mógł już zostać zapisany.`,
      few: (n) => `${n} plików nie można przenieść, bo mogły już zostać zapisane.`,
      other: (n) => `${n} plików nie można przenieść, bo mogły już zostać zapisane.`,
    }),
  locked: (asset) => `Nie można zmienić urządzenia: dokument mógł już zostać zapisany przy ${asset}.`,
  moved: (count, asset) =>
    plural(count, {
      one: () => `Przeniesiono do ${asset}`,
      few: (n) => `Przeniesiono ${n} pliki do ${asset}`,
      other: (n) => `Przeniesiono ${n} plików do ${asset}`,
    }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `Nie przeniesiono ${n} pliku, bo był już wysyłany.`,
      few: (n) => `Nie przeniesiono ${n} plików, bo były już wysyłane.`,
      other: (n) => `Nie przeniesiono ${n} plików, bo były już wysyłane.`,
    }),
  show: 'Pokaż',
  undo: 'Cofnij',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Zmień urządzenie',
    hint: 'Wybrane pliki i wprowadzone dane zostaną zachowane.',
    occupied: (asset) => `Dla ${asset} wybrano już pliki. Najpierw je prześlij lub usuń.`,
  },
  guard: {
    title: 'Czy to właściwe urządzenie?',
    names: (file, asset) => `„${file}” wskazuje na ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: (n) => `„${file}” i jeszcze ${n} plik wskazują na ${asset}.`,
        few: (n) => `„${file}” i jeszcze ${n} pliki wskazują na ${asset}.`,
        other: (n) => `„${file}” i jeszcze ${n} plików wskazuje na ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `„${packageName}” dotyczy ${product}. Ten produkt należy do ${asset}.`,
    uploadingTo: (asset) => `Przesyłasz do ${asset}.`,
    anyway: (asset) => `Mimo to prześlij do ${asset}`,
    upload: (parts) => `Prześlij ${parts}`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} do ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} do wskazanych urządzeń` }),
    back: 'Wstecz',
  },
};
