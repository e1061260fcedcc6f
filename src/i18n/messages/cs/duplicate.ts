import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('cs');

/** Texts of the dialog of duplicates. */
export const duplicateCs: DuplicateMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Tento dokument už existuje',
      few: (n) => `${n} dokumenty už existují`,
      other: (n) => `${n} dokumentů už existuje`,
    }),
  intro: (file) => `Kopie nevznikla. Dokument se stejným obsahem jako ${file} už je uložen.`,
  introMany: 'Kopie nevznikly.',
  notOnAsset: 'Není u tohoto zařízení',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} dokument je třeba propojit s ${asset}`,
      few: (n) => `${n} dokumenty je třeba propojit s ${asset}`,
      other: (n) => `${n} dokumentů je třeba propojit s ${asset}`,
    }),
  maybeOnAsset: 'Možná není u tohoto zařízení',
  checkLink: (asset) => `Ověřte, zda je propojen s ${asset}`,
  onAsset: 'Už je u tohoto zařízení',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} dokument, není třeba nic dělat`,
      few: (n) => `${n} dokumenty, není třeba nic dělat`,
      other: (n) => `${n} dokumentů, není třeba nic dělat`,
    }),
  storedAs: (yours, stored) => `${yours} je uložen jako ${stored}`,
  on: (assets) => `zařízení: ${assets}`,
  alsoOn: (assets) => `další zařízení: ${assets}`,
  linkToAsset: 'Propojit s tímto zařízením',
  copyRequest: 'Kopírovat žádost o propojení',
  requestHint: 'Pošlete žádost lidem, kteří spravují dokumenty zařízení.',
  requestHintIfMissing: 'Pokud není, pošlete žádost lidem, kteří spravují dokumenty zařízení.',
  copyAllRequests: (count) =>
    plural(count, {
      one: (n) => `Kopírovat ${n} žádost o propojení`,
      few: (n) => `Kopírovat ${n} žádosti o propojení`,
      other: (n) => `Kopírovat ${n} žádostí o propojení`,
    }),
  request: (asset) => `Propojte prosím tento dokument se zařízením ${asset}.`,
  requestName: (name) => `Dokument: ${name}`,
  requestId: (id) => `ID dokumentu: ${id}`,
  requestAddress: (address) => `Adresa: ${address}`,
  copyYourself: 'Kopírování se nezdařilo. Označte a zkopírujte tento text:',
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
  mimeType: 'Typ MIME',
  updated: 'Aktualizováno',
  categoryId: 'ID kategorie',
  categoryLanguage: 'Jazyk kategorie',
  organizationId: 'ID organizace',
  aiState: 'Stav zpracování AI',
  aiUpdated: 'Zpracování AI aktualizováno',
  maintenance: 'Záznamy údržby',
  linked: (count) =>
    plural(count, {
      one: (n) => `Propojeno s ${n} zařízením`,
      other: (n) => `Propojeno s ${n} zařízeními`,
      few: (n) => `Propojeno s ${n} zařízeními`,
    }),
  notLinked: 'Nepropojeno s žádným zařízením',
  linksUnknown: 'Server neuvedl, se kterými zařízeními je propojen.',
  thisAsset: (asset) => `${asset} · toto zařízení`,
  notHere: (asset) => `Nepropojeno s tímto zařízením (${asset}).`,
  serviceSays: 'Zpráva serveru',
  noFacts: 'Server neuvedl podrobnosti.',
  openDocument: 'Otevřít dokument',
  close: 'Zavřít',
};
