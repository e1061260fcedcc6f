import { createPlural } from '../../plural.ts';
import type { DuplicateMessages } from '../en/duplicate.ts';

const plural = createPlural('fr');

/** Texts of the dialog of duplicates. */
export const duplicateFr: DuplicateMessages = {
  title: (count) =>
    plural(count, { one: () => 'Ce document existe déjà', other: (n) => `${n} documents existent déjà` }),
  intro: (file) => `Aucune copie n’a été créée. Un document de même contenu que ${file} est déjà enregistré.`,
  introMany: 'Aucune copie n’a été créée.',
  notOnAsset: 'Pas sur cet équipement',
  needLink: (count, asset) =>
    plural(count, {
      one: (n) => `${n} document à lier à ${asset}`,
      other: (n) => `${n} documents à lier à ${asset}`,
    }),
  maybeOnAsset: 'Peut-être pas sur cet équipement',
  checkLink: (asset) => `Vérifiez s’il est lié à ${asset}`,
  onAsset: 'Déjà sur cet équipement',
  nothingToDo: (count) =>
    plural(count, {
      one: (n) => `${n} document, rien à faire`,
      other: (n) => `${n} documents, rien à faire`,
    }),
  storedAs: (yours, stored) => `${yours} est enregistré sous le nom ${stored}`,
  on: (assets) => `sur ${assets}`,
  alsoOn: (assets) => `aussi sur ${assets}`,
  linkToAsset: 'Lier à cet équipement',
  copyRequest: 'Copier la demande de lien',
  requestHint: 'Envoyez la demande aux personnes qui gèrent les documents de l’équipement.',
  requestHintIfMissing:
    'Si ce n’est pas le cas, envoyez la demande aux personnes qui gèrent les documents de l’équipement.',
  copyAllRequests: (count) => plural(count, { other: (n) => `Copier ${n} demandes de lien` }),
  request: (asset) => `Merci de lier ce document à l’équipement ${asset}.`,
  requestName: (name) => `Document : ${name}`,
  requestId: (id) => `ID du document : ${id}`,
  requestAddress: (address) => `Adresse : ${address}`,
  copyYourself: 'Copie impossible. Sélectionnez et copiez ce texte :',
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
  mimeType: 'Type MIME',
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
  linksUnknown: 'Le service n’a pas indiqué à quels équipements il est lié.',
  thisAsset: (asset) => `${asset} · cet équipement`,
  notHere: (asset) => `Non lié à cet équipement (${asset}).`,
  serviceSays: 'Message du service',
  noFacts: 'Le service n’en a donné aucun détail.',
  openDocument: 'Ouvrir le document',
  close: 'Fermer',
};
