import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('pl');

/** Texts of the dialog of duplicates. */
export const duplicatePl: DuplicateMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Ten dokument już istnieje',
      few: (n) => `${n} dokumenty już istnieją`,
      other: (n) => `${n} dokumentów już istnieje`,
    }),
  intro: (file) => `Nie utworzono kopii. Dokument o tej samej treści co ${file} jest już zapisany.`,
  introMany: 'Nie utworzono kopii.',
  notOnAsset: 'Nie przy tym urządzeniu',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} dokument do powiązania z ${asset}`,
      few: (n) => `${n} dokumenty do powiązania z ${asset}`,
      other: (n) => `${n} dokumentów do powiązania z ${asset}`,
    }),
  maybeOnAsset: 'Być może nie przy tym urządzeniu',
  checkLink: (asset) => `Sprawdź, czy jest powiązany z ${asset}`,
  onAsset: 'Już przy tym urządzeniu',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} dokument, nic do zrobienia`,
      few: (n) => `${n} dokumenty, nic do zrobienia`,
      other: (n) => `${n} dokumentów, nic do zrobienia`,
    }),
  storedAs: (yours, stored) => `${yours} – zapisano jako ${stored}`,
  on: (assets) => `urządzenia: ${assets}`,
  alsoOn: (assets) => `inne urządzenia: ${assets}`,
  linkToAsset: 'Powiąż z tym urządzeniem',
  copyRequest: 'Kopiuj prośbę o powiązanie',
  requestHint: 'Wyślij prośbę osobom, które zarządzają dokumentami urządzenia.',
  requestHintIfMissing: 'Jeśli nie, wyślij prośbę osobom, które zarządzają dokumentami urządzenia.',
  copyAllRequests: (count) =>
    plural(count, {
      one: (n) => `Kopiuj ${n} prośbę o powiązanie`,
      few: (n) => `Kopiuj ${n} prośby o powiązanie`,
      other: (n) => `Kopiuj ${n} próśb o powiązanie`,
    }),
  request: (asset) => `Proszę powiązać ten dokument z urządzeniem ${asset}.`,
  requestName: (name) => `Dokument: ${name}`,
  requestId: (id) => `ID dokumentu: ${id}`,
  requestAddress: (address) => `Adres: ${address}`,
  copyYourself: 'Nie udało się skopiować. Zaznacz i skopiuj ten tekst:',
  displayName: 'Nazwa wyświetlana',
  file: 'Plik',
  category: 'Kategoria',
  organization: 'Organizacja',
  added: 'Dodano',
  addedBy: (date, person) => `${date}, ${person}`,
  id: 'ID',
  copyId: 'Kopiuj ID',
  languages: 'Języki',
  supplier: 'Dostawca',
  supplierUnnamed: 'Dokument dostawcy',
  ai: 'Przetwarzanie AI',
  aiNotYet: (state) => `jeszcze nieprzetworzony (${state})`,
  aiOn: 'tak',
  aiOff: 'nie',
  details: 'Szczegóły',
  owner: 'Właściciel',
  manufacturer: 'Producent',
  type: 'Typ',
  mimeType: 'Typ MIME',
  updated: 'Zaktualizowano',
  categoryId: 'ID kategorii',
  categoryLanguage: 'Język kategorii',
  organizationId: 'ID organizacji',
  aiState: 'Stan przetwarzania AI',
  aiUpdated: 'Aktualizacja przetwarzania AI',
  maintenance: 'Zapisy konserwacji',
  linked: (count) =>
    plural(count, {
      one: (n) => `Powiązany z ${n} urządzeniem`,
      other: (n) => `Powiązany z ${n} urządzeniami`,
      few: (n) => `Powiązany z ${n} urządzeniami`,
    }),
  notLinked: 'Niepowiązany z żadnym urządzeniem',
  linksUnknown: 'Serwer nie podał, z którymi urządzeniami jest powiązany.',
  thisAsset: (asset) => `${asset} · to urządzenie`,
  notHere: (asset) => `Niepowiązany z tym urządzeniem (${asset}).`,
  serviceSays: 'Komunikat serwera',
  noFacts: 'Serwer nie podał szczegółów.',
  openDocument: 'Otwórz dokument',
  close: 'Zamknij',
};
