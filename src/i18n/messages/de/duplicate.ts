import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('de');

/** The dialog about what the service holds already. */
export const duplicateDe: Messages['duplicate'] = {
  title: (count) =>
    plural(count, {
      one: () => 'Dieses Dokument ist bereits vorhanden',
      other: (n) => `${n} Dokumente sind bereits vorhanden`,
    }),
  lead: (file) =>
    `Es wurde keine Kopie angelegt. Ein Dokument mit demselben Inhalt wie ${file} ist bereits gespeichert.`,
  leadMany:
    'Es wurden keine Kopien angelegt. Dokumente mit demselben Inhalt wie diese Dateien sind bereits gespeichert.',
  displayName: 'Anzeigename',
  file: 'Datei',
  category: 'Kategorie',
  organization: 'Organisation',
  added: 'Hinzugefügt',
  addedBy: (date, person) => `${date} von ${person}`,
  id: 'ID',
  copyId: 'ID kopieren',
  languages: 'Sprachen',
  supplier: 'Lieferant',
  supplierUnnamed: 'Lieferantendokument',
  ai: 'KI-Verarbeitung',
  aiNotYet: (state) => `noch nicht verarbeitet (${state})`,
  aiOn: 'ja',
  aiOff: 'nein',
  details: 'Details',
  owner: 'Eigentümer',
  manufacturer: 'Hersteller',
  type: 'Typ',
  updated: 'Geändert',
  categoryId: 'Kategorie-ID',
  categoryLanguage: 'Sprache der Kategorie',
  organizationId: 'Organisations-ID',
  aiState: 'Status der KI-Verarbeitung',
  aiUpdated: 'KI-Verarbeitung geändert',
  maintenance: 'Wartungseinträge',
  linked: (count) =>
    plural(count, { one: (n) => `Mit ${n} Anlage verknüpft`, other: (n) => `Mit ${n} Anlagen verknüpft` }),
  notLinked: 'Mit keiner Anlage verknüpft',
  thisAsset: (asset) => `${asset} · diese Anlage`,
  notHere: (asset) => `Nicht mit dieser Anlage (${asset}) verknüpft.`,
  serviceSays: 'Meldung des Dienstes',
  noDetails: 'Der Dienst hat keine Angaben dazu gemacht.',
  openDocument: 'Dokument öffnen',
  close: 'Schließen',
};
