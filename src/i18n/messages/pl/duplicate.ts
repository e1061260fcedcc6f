import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('pl');

/** The dialog about what the service holds already. */
export const duplicatePl: Messages['duplicate'] = {
  title: (count) =>
    plural(count, {
      one: () => 'Ten dokument już istnieje',
      few: (n) => `${n} dokumenty już istnieją`,
      other: (n) => `${n} dokumentów już istnieje`,
    }),
  lead: (file) => `Nie utworzono kopii. Dokument o tej samej treści co ${file} jest już zapisany.`,
  leadMany: 'Nie utworzono kopii. Dokumenty o tej samej treści co te pliki są już zapisane.',
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
    }),
  notLinked: 'Niepowiązany z żadnym urządzeniem',
  thisAsset: (asset) => `${asset} · to urządzenie`,
  notHere: (asset) => `Niepowiązany z tym urządzeniem (${asset}).`,
  serviceSays: 'Komunikat usługi',
  noDetails: 'Serwer nie podał szczegółów.',
  openDocument: 'Otwórz dokument',
  close: 'Zamknij',
};
