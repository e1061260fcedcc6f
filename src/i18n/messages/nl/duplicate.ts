import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('nl');

/** Texts of the dialog of duplicates. */
export const duplicateNl: DuplicateMessages = {
  title: (count) =>
    plural(count, { one: () => 'Dit document bestaat al', other: (n) => `${n} documenten bestaan al` }),
  intro: (file) => `Er is geen kopie gemaakt. Een document met dezelfde inhoud als ${file} is al opgeslagen.`,
  introMany: 'Er zijn geen kopieën gemaakt.',
  notOnAsset: 'Niet bij deze installatie',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} document moet aan ${asset} worden gekoppeld`,
      other: (n) => `${n} documenten moeten aan ${asset} worden gekoppeld`,
    }),
  maybeOnAsset: 'Mogelijk niet bij deze installatie',
  checkLink: (asset) => `Controleer of het aan ${asset} is gekoppeld`,
  onAsset: 'Al bij deze installatie',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} document, niets te doen`,
      other: (n) => `${n} documenten, niets te doen`,
    }),
  storedAs: (yours, stored) => `${yours} is opgeslagen als ${stored}`,
  on: (assets) => `bij ${assets}`,
  alsoOn: (assets) => `ook bij ${assets}`,
  linkToAsset: 'Aan deze installatie koppelen',
  copyRequest: 'Koppelverzoek kopiëren',
  requestHint: 'Stuur het verzoek naar de mensen die de documenten van de installatie beheren.',
  requestHintIfMissing:
    'Zo niet, stuur het verzoek naar de mensen die de documenten van de installatie beheren.',
  copyAllRequests: (count) => plural(count, { other: (n) => `${n} koppelverzoeken kopiëren` }),
  request: (asset) => `Koppel dit document aan installatie ${asset}, alstublieft.`,
  requestName: (name) => `Document: ${name}`,
  requestId: (id) => `Document-ID: ${id}`,
  requestAddress: (address) => `Adres: ${address}`,
  copyYourself: 'Kopiëren is niet gelukt. Selecteer en kopieer deze tekst:',
  displayName: 'Weergavenaam',
  file: 'Bestand',
  category: 'Categorie',
  organization: 'Organisatie',
  added: 'Toegevoegd',
  addedBy: (date, person) => `${date} door ${person}`,
  id: 'ID',
  copyId: 'ID kopiëren',
  languages: 'Talen',
  supplier: 'Leverancier',
  supplierUnnamed: 'Document van leverancier',
  ai: 'AI-verwerking',
  aiNotYet: (state) => `nog niet verwerkt (${state})`,
  aiOn: 'ja',
  aiOff: 'nee',
  details: 'Details',
  owner: 'Eigenaar',
  manufacturer: 'Fabrikant',
  type: 'Type',
  mimeType: 'MIME-type',
  updated: 'Bijgewerkt',
  categoryId: 'Categorie-ID',
  categoryLanguage: 'Taal van de categorie',
  organizationId: 'Organisatie-ID',
  aiState: 'Status van AI-verwerking',
  aiUpdated: 'AI-verwerking bijgewerkt',
  maintenance: 'Onderhoudsregistraties',
  linked: (count) =>
    plural(count, {
      one: (n) => `Gekoppeld aan ${n} installatie`,
      other: (n) => `Gekoppeld aan ${n} installaties`,
    }),
  notLinked: 'Aan geen enkele installatie gekoppeld',
  linksUnknown: 'De dienst heeft niet gemeld aan welke installaties het is gekoppeld.',
  thisAsset: (asset) => `${asset} · deze installatie`,
  notHere: (asset) => `Niet gekoppeld aan deze installatie (${asset}).`,
  serviceSays: 'Bericht van de dienst',
  noFacts: 'De dienst heeft er geen gegevens over verstrekt.',
  openDocument: 'Document openen',
  close: 'Sluiten',
};
