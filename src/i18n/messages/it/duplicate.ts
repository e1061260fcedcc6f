import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('it');

/** Texts of the dialog of duplicates. */
export const duplicateIt: DuplicateMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Questo documento esiste già',
      other: (n) => `${n} documenti esistono già`,
    }),
  intro: (file) =>
    `Non è stata creata alcuna copia. È già archiviato un documento con lo stesso contenuto di ${file}.`,
  introMany: 'Non sono state create copie.',
  notOnAsset: 'Non su questo asset',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} documento da collegare a ${asset}`,
      other: (n) => `${n} documenti da collegare a ${asset}`,
    }),
  maybeOnAsset: 'Forse non su questo asset',
  checkLink: (asset) => `Verificare se è collegato a ${asset}`,
  onAsset: 'Già su questo asset',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} documento, niente da fare`,
      other: (n) => `${n} documenti, niente da fare`,
    }),
  storedAs: (yours, stored) => `${yours} è archiviato come ${stored}`,
  on: (assets) => `su ${assets}`,
  alsoOn: (assets) => `anche su ${assets}`,
  linkToAsset: 'Collega a questo asset',
  copyRequest: 'Copia richiesta di collegamento',
  requestHint: 'Inviare la richiesta a chi gestisce i documenti dell’asset.',
  requestHintIfMissing: 'Se non lo è, inviare la richiesta a chi gestisce i documenti dell’asset.',
  copyAllRequests: (count) => plural(count, { other: (n) => `Copia ${n} richieste di collegamento` }),
  request: (asset) => `Collegare questo documento all’asset ${asset}.`,
  requestName: (name) => `Documento: ${name}`,
  requestId: (id) => `ID documento: ${id}`,
  requestAddress: (address) => `Indirizzo: ${address}`,
  copyYourself: 'Impossibile copiare. Selezionare e copiare questo testo:',
  displayName: 'Nome visualizzato',
  file: 'File',
  category: 'Categoria',
  organization: 'Organizzazione',
  added: 'Aggiunto',
  addedBy: (date, person) => `${date}, da ${person}`,
  id: 'ID',
  copyId: 'Copia ID',
  languages: 'Lingue',
  supplier: 'Fornitore',
  supplierUnnamed: 'Documento del fornitore',
  ai: 'Elaborazione IA',
  aiNotYet: (state) => `non ancora elaborato (${state})`,
  aiOn: 'sì',
  aiOff: 'no',
  details: 'Dettagli',
  owner: 'Proprietario',
  manufacturer: 'Produttore',
  type: 'Tipo',
  mimeType: 'Tipo MIME',
  updated: 'Aggiornato',
  categoryId: 'ID categoria',
  categoryLanguage: 'Lingua della categoria',
  organizationId: 'ID organizzazione',
  aiState: 'Stato dell’elaborazione IA',
  aiUpdated: 'Elaborazione IA aggiornata',
  maintenance: 'Registri di manutenzione',
  linked: (count) =>
    plural(count, { one: (n) => `Collegato a ${n} asset`, other: (n) => `Collegato a ${n} asset` }),
  notLinked: 'Non collegato ad alcun asset',
  linksUnknown: 'Il server non ha indicato a quali asset è collegato.',
  thisAsset: (asset) => `${asset} · questo asset`,
  notHere: (asset) => `Non collegato a questo asset (${asset}).`,
  serviceSays: 'Messaggio del server',
  noFacts: 'Il server non ha fornito dettagli.',
  openDocument: 'Apri documento',
  close: 'Chiudi',
};
