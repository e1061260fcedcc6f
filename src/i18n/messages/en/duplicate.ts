import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the dialog of duplicates; loaded with it. */
export const duplicateEn = {
  title: (count: number) =>
    plural(count, {
      one: () => 'This document already exists',
      other: (n) => `${n} documents already exist`,
    }),
  intro: (file: string) => `No copy was made. A document with the same content as ${file} is already stored.`,
  introMany: 'No copies were made.',
  notOnAsset: 'Not on this asset',
  needLink: (count: number, asset: string) =>
    plural(count, {
      one: (n) => `${n} document needs a link to ${asset}`,
      other: (n) => `${n} documents need a link to ${asset}`,
    }),
  maybeOnAsset: 'May not be on this asset',
  checkLink: (asset: string) => `Check whether it’s linked to ${asset}`,
  onAsset: 'Already on this asset',
  nothingToDo: (count: number) =>
    plural(count, {
      one: (n) => `${n} document, nothing to do`,
      other: (n) => `${n} documents, nothing to do`,
    }),
  storedAs: (yours: string, stored: string) => `${yours} is stored as ${stored}`,
  on: (assets: string) => `on ${assets}`,
  alsoOn: (assets: string) => `also on ${assets}`,
  linkToAsset: 'Link to this asset',
  copyRequest: 'Copy link request',
  requestHint: 'Send the request to the people who maintain the asset’s documents.',
  requestHintIfMissing: 'If it isn’t, send the request to the people who maintain the asset’s documents.',
  copyAllRequests: (count: number) => plural(count, { other: (n) => `Copy ${n} link requests` }),
  request: (asset: string) => `Please link this document to asset ${asset}.`,
  requestName: (name: string) => `Document: ${name}`,
  requestId: (id: string) => `Document ID: ${id}`,
  requestAddress: (address: string) => `Address: ${address}`,
  copyYourself: 'Couldn’t copy. Select and copy this text:',
  displayName: 'Display name',
  file: 'File',
  category: 'Category',
  organization: 'Organization',
  added: 'Added',
  addedBy: (date: string, person: string) => `${date} by ${person}`,
  id: 'ID',
  copyId: 'Copy ID',
  languages: 'Languages',
  supplier: 'Supplier',
  supplierUnnamed: 'Supplier document',
  ai: 'AI processing',
  aiNotYet: (state: string) => `not processed yet (${state})`,
  aiOn: 'yes',
  aiOff: 'no',
  details: 'Details',
  owner: 'Owner',
  manufacturer: 'Manufacturer',
  type: 'Type',
  mimeType: 'MIME type',
  updated: 'Updated',
  categoryId: 'Category ID',
  categoryLanguage: 'Category language',
  organizationId: 'Organization ID',
  aiState: 'AI processing status',
  aiUpdated: 'AI processing updated',
  maintenance: 'Maintenance records',
  linked: (count: number) =>
    plural(count, { one: (n) => `Linked to ${n} asset`, other: (n) => `Linked to ${n} assets` }),
  notLinked: 'Not linked to any asset',
  linksUnknown: 'The service didn’t say which assets it’s linked to.',
  thisAsset: (asset: string) => `${asset} · this asset`,
  notHere: (asset: string) => `Not linked to this asset (${asset}).`,
  serviceSays: 'Message from the service',
  noFacts: 'The service gave no details about it.',
  openDocument: 'Open document',
  close: 'Close',
};

export type DuplicateMessages = typeof duplicateEn;
