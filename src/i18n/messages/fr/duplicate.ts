import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('fr');

/** The dialog about what the service holds already. */
export const duplicateFr: Messages['duplicate'] = {
  title: (count) =>
    plural(count, { one: () => 'Ce document existe déjà', other: (n) => `${n} documents existent déjà` }),
  lead: (file) => `Aucune copie n’a été créée. Un document de même contenu que ${file} est déjà enregistré.`,
  leadMany:
    'Aucune copie n’a été créée. Des documents de même contenu que ces fichiers sont déjà enregistrés.',
  displayName: 'Nom affiché',
  file: 'Fichier',
  category: 'Catégorie',
  organization: 'Organisation',
  added: 'Ajout',
  addedBy: (date, person) => `${date} par ${person}`,
  id: 'ID',
  copyId: 'Copier l’ID',
  languages: 'Langues',
  supplier: 'Fournisseur',
  supplierUnnamed: 'Document du fournisseur',
  ai: 'Traitement par IA',
  aiNotYet: (state) => `pas encore effectué (${state})`,
  aiOn: 'oui',
  aiOff: 'non',
  details: 'Détails',
  owner: 'Propriétaire',
  manufacturer: 'Fabricant',
  type: 'Type',
  updated: 'Modifié',
  categoryId: 'ID de catégorie',
  categoryLanguage: 'Langue de la catégorie',
  organizationId: 'ID d’organisation',
  aiState: 'État du traitement par IA',
  aiUpdated: 'Traitement par IA modifié',
  maintenance: 'Fiches de maintenance',
  linked: (count) =>
    plural(count, { one: (n) => `Lié à ${n} équipement`, other: (n) => `Lié à ${n} équipements` }),
  notLinked: 'Lié à aucun équipement',
  thisAsset: (asset) => `${asset} · cet équipement`,
  notHere: (asset) => `Non lié à cet équipement (${asset}).`,
  serviceSays: 'Message du service',
  noDetails: 'Le service n’en a donné aucun détail.',
  openDocument: 'Ouvrir le document',
  close: 'Fermer',
};
