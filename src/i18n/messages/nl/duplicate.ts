import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('nl');

/** The dialog about what the service holds already. */
export const duplicateNl: Messages['duplicate'] = {
  title: (count) =>
    plural(count, { one: () => 'Dit document bestaat al', other: (n) => `${n} documenten bestaan al` }),
  lead: (file) => `Er is geen kopie gemaakt. Een document met dezelfde inhoud als ${file} is al opgeslagen.`,
  leadMany:
    'Er zijn geen kopieën gemaakt. Documenten met dezelfde inhoud als deze bestanden zijn al opgeslagen.',
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
  thisAsset: (asset) => `${asset} · deze installatie`,
  notHere: (asset) => `Niet gekoppeld aan deze installatie (${asset}).`,
  serviceSays: 'Bericht van de dienst',
  noDetails: 'De dienst heeft er geen gegevens over verstrekt.',
  openDocument: 'Document openen',
  close: 'Sluiten',
};
