import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('de');

/** Texts of the dialog of duplicates. */
export const duplicateDe: DuplicateMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Dieses Dokument ist bereits vorhanden',
      other: (n) => `${n} Dokumente sind bereits vorhanden`,
    }),
  intro: (file) =>
    `Es wurde keine Kopie angelegt. Ein Dokument mit demselben Inhalt wie ${file} ist bereits gespeichert.`,
  introMany: 'Es wurden keine Kopien angelegt.',
  notOnAsset: 'Nicht an dieser Anlage',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} Dokument muss mit ${asset} verknüpft werden`,
      other: (n) => `${n} Dokumente müssen mit ${asset} verknüpft werden`,
    }),
  maybeOnAsset: 'Vielleicht nicht an dieser Anlage',
  checkLink: (asset) => `Prüfen Sie, ob es mit ${asset} verknüpft ist`,
  onAsset: 'Bereits an dieser Anlage',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} Dokument, nichts zu tun`,
      other: (n) => `${n} Dokumente, nichts zu tun`,
    }),
  storedAs: (yours, stored) => `${yours} ist gespeichert als ${stored}`,
  on: (assets) => `an ${assets}`,
  alsoOn: (assets) => `auch an ${assets}`,
  linkToAsset: 'Mit dieser Anlage verknüpfen',
  copyRequest: 'Verknüpfungsanfrage kopieren',
  requestHint: 'Senden Sie die Anfrage an die Personen, die die Dokumente der Anlage pflegen.',
  requestHintIfMissing:
    'Falls nicht, senden Sie die Anfrage an die Personen, die die Dokumente der Anlage pflegen.',
  copyAllRequests: (count) => plural(count, { other: (n) => `${n} Verknüpfungsanfragen kopieren` }),
  request: (asset) => `Bitte verknüpfen Sie dieses Dokument mit der Anlage ${asset}.`,
  requestName: (name) => `Dokument: ${name}`,
  requestId: (id) => `Dokument-ID: ${id}`,
  requestAddress: (address) => `Adresse: ${address}`,
  copyYourself: 'Kopieren nicht möglich. Markieren und kopieren Sie diesen Text:',
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
  mimeType: 'MIME-Typ',
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
  linksUnknown: 'Der Dienst hat nicht angegeben, mit welchen Anlagen es verknüpft ist.',
  thisAsset: (asset) => `${asset} · diese Anlage`,
  notHere: (asset) => `Nicht mit dieser Anlage (${asset}) verknüpft.`,
  serviceSays: 'Meldung des Dienstes',
  noFacts: 'Der Dienst hat keine Angaben dazu gemacht.',
  openDocument: 'Dokument öffnen',
  close: 'Schließen',
};
