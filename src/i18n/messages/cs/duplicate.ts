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
  lead: (file) => `Nic se neuložilo dvakrát. Server už má dokument se stejným obsahem jako ${file}.`,
  leadMany: 'Nic se neuložilo dvakrát. Server už má dokumenty se stejným obsahem jako tyto soubory.',
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
  notLinked: 'Bez přiřazení k zařízení',
  thisAsset: (asset) => `${asset} · toto zařízení`,
  notHere: (asset) => `Není přiřazen k ${asset}, tedy k tomuto zařízení.`,
  serviceSays: 'Hlášení serveru',
  noDetails: 'Server neuvedl podrobnosti.',
  openDocument: 'Otevřít dokument',
  close: 'Zavřít',
};
