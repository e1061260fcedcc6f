import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('cs');

/** The dialog about what the service holds already. */
export const duplicateCs: Messages['duplicate'] = {
  title: (count) =>
    plural(count, {
      one: () => 'Tento dokument už existuje',
      few: (n) => `${n} dokumenty už existují`,
      other: (n) => `${n} dokumentů už existuje`,
    }),
  lead: (file) => `Kopie nevznikla. Dokument se stejným obsahem jako ${file} už je uložen.`,
  leadMany: 'Kopie nevznikly. Dokumenty se stejným obsahem jako tyto soubory už jsou uloženy.',
  displayName: 'Zobrazovaný název',
  file: 'Soubor',
  category: 'Kategorie',
  organization: 'Organizace',
  added: 'Přidáno',
  addedBy: (date, person) => `${date}, ${person}`,
  id: 'ID',
  copyId: 'Kopírovat ID',
  languages: 'Jazyky',
  supplier: 'Dodavatel',
  supplierUnnamed: 'Dokument dodavatele',
  ai: 'Zpracování AI',
  aiNotYet: (state) => `zatím nezpracováno (${state})`,
  aiOn: 'ano',
  aiOff: 'ne',
  details: 'Podrobnosti',
  owner: 'Vlastník',
  manufacturer: 'Výrobce',
  type: 'Typ',
  updated: 'Aktualizováno',
  categoryId: 'ID kategorie',
  categoryLanguage: 'Jazyk kategorie',
  organizationId: 'ID organizace',
  aiState: 'Stav zpracování AI',
  aiUpdated: 'Zpracování AI aktualizováno',
  maintenance: 'Záznamy údržby',
  linked: (count) =>
    plural(count, {
      one: (n) => `Přiřazeno k ${n} zařízení`,
      other: (n) => `Přiřazeno k ${n} zařízením`,
    }),
  notLinked: 'Nepropojeno s žádným zařízením',
  thisAsset: (asset) => `${asset} · toto zařízení`,
  notHere: (asset) => `Nepropojeno s tímto zařízením (${asset}).`,
  serviceSays: 'Zpráva služby',
  noDetails: 'Server neuvedl podrobnosti.',
  openDocument: 'Otevřít dokument',
  close: 'Zavřít',
};
