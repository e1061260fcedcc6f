import { createPlural } from '../plural.ts';

const plural = createPlural('en');

/** Every word that a person reads, in English; other languages have the same shape. Grouped by where it is seen. */
export const en = {
  app: {
    name: 'Asset documents',
    loading: 'Loading…',
    assets: 'Assets',
    signedInAs: 'Signed in as',
    noRole: 'no role',
    brokenTitle: 'This page has stopped working',
    brokenHint: 'Uploads that are under way may have been interrupted. Reload the page to go on.',
    reload: 'Reload the page',
  },
  config: {
    failedTitle: 'The application is not set up correctly',
    unreadable: 'Its configuration, config.json, could not be read. Tell whoever runs this application.',
    wrong: 'Its configuration, config.json, has mistakes. Tell whoever runs this application:',
    retry: 'Try again',
  },
  signIn: {
    failedTitle: 'Signing in did not work',
    failed: 'The list of people could not be loaded from the service.',
  },
  chooseAsset: {
    title: 'Which asset?',
    byId: 'Open by id',
    lead: 'Documents are filed under the asset that they belong to.',
    label: 'Asset id',
    hint: 'As on the nameplate or in your maintenance system, for example PRESS-0042.',
    open: 'Open asset',
    missing: 'Enter an asset id',
    impossible: 'Enter an asset id other than “.” or “..”',
    recent: 'Recent assets',
    all: 'Assets',
  },
  assetPage: {
    title: (asset: string) => `Documents for ${asset}`,
  },
  add: {
    title: 'Add documents',
    drop: 'Drop files or a folder here',
    dropNow: 'Let go to add the files',
    accepted: 'PDF, drawings, images, or a ZIP holding an offline HTML manual.',
    acceptedOnly: (types: string) => `Accepted: ${types}.`,
    limit: (size: string) => `Up to ${size} each.`,
    chooseFiles: 'Choose files',
    chosenFiles: 'Chosen files',
    nothingDropped: 'Nothing was added: what you dropped holds no files.',
    organization: 'Organization',
    category: 'Category',
    ownMetadata: 'Other details for this file',
    sameAsAbove: 'Same as above',
    choose: 'Choose…',
    ai: 'Allow AI processing',
    aiHint: 'For plain files. Offline manuals are stored without it.',
    displayName: 'Display name',
    fromTitle: 'Taken from the manual’s title.',
    remove: 'Remove',
    notUploaded: 'Not uploaded',
    waitForChecks: 'Looking into the ZIP…',
    documents: (count: number) =>
      plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    refused: (count: number) =>
      plural(count, {
        one: (n) => `${n} file cannot be uploaded, see above`,
        other: (n) => `${n} files cannot be uploaded, see above`,
      }),
    upload: (count: number) =>
      plural(count, { one: (n) => `Upload ${n} document`, other: (n) => `Upload ${n} documents` }),
    uploadAs: 'Upload as',
    asManual: 'Offline manual',
    asPlain: 'Plain file',
    checking: 'Looking into the ZIP…',
    isManual: (startPage: string, pages: number) =>
      plural(pages, {
        one: (n) => `Offline manual: opens with ${startPage}, ${n} page.`,
        other: (n) => `Offline manual: opens with ${startPage}, ${n} pages.`,
      }),
    isNoManual: (reason: string) => `Plain file, because it is no offline manual: ${reason}`,
    reasons: {
      noPages: 'it holds no HTML pages.',
      noStartPage: 'it has no start page (index.html) at its top.',
      encrypted: 'it is protected by a password.',
      unreadable: 'it could not be read as a ZIP.',
    },
    notChecked: 'The ZIP could not be looked into here. Choose yourself how to upload it.',
    errors: {
      displayName: (file: string) => `Enter a display name for ${file}`,
      chooseOrganization: 'Select an organization',
      enterOrganization: 'Enter an organization',
      chooseCategory: 'Select a category',
      enterCategory: 'Enter a category',
      operation: (file: string) => `Choose how to upload ${file}`,
    },
    refusals: {
      empty: 'The file is empty. Check where it came from and choose it again.',
      tooLarge: (limit: string) => `The file must be smaller than ${limit}.`,
      type: (accepted: string) => `The file must be one of these: ${accepted}.`,
      unreadable: 'The file could not be read. It may be a folder, have been moved, or be open elsewhere.',
      twice: 'This file is already in the list.',
    },
  },
  errorSummary: {
    title: 'There is a problem',
  },
  combobox: {
    results: (count: number) => plural(count, { one: (n) => `${n} result`, other: (n) => `${n} results` }),
    none: 'Nothing found',
  },
  uploads: {
    title: 'Uploads',
    empty: 'Nothing has been uploaded from here yet. Add documents, and their way to the service shows here.',
    running: (count: number) => `${count} running`,
    waiting: (count: number) => `${count} waiting`,
    toAsset: (asset: string) => `for ${asset}`,
    status: {
      waiting: 'Waiting',
      sending: 'Uploading',
      storing: 'Storing',
      stored: 'Stored',
      'already-exists': 'Already exists',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    waitingHint: 'Starts when the uploads before it are done.',
    sent: (sent: string, total: string) => `${sent} of ${total} sent`,
    progressOf: (name: string) => `Upload of ${name}`,
    storingHint: 'Everything is sent. Waiting for the service to confirm that it is stored.',
    storedAt: (time: string) => `Stored at ${time}`,
    storedId: (time: string, id: string) => `Stored at ${time} · id ${id}`,
    existing: (name: string) =>
      `The service holds this content already, as “${name}”. Nothing was stored twice.`,
    existingUnnamed: 'The service holds this content already. Nothing was stored twice.',
    cancelledHint: 'Stopped before the service confirmed it.',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    details: 'Details',
    openDocument: 'Open document',
    serviceSays: (words: string) => `The service says: “${words}”`,
    announce: (name: string, status: string) => `${name}: ${status}`,
  },
  problems: {
    network: 'No connection to the service. Nothing was sent. Check the network, then try again.',
    networkMidway:
      'The connection broke before the service confirmed it. It may be too large, or the network failed. Try again: the service recognizes what it already holds.',
    stalled: 'The connection stopped moving. Try again: the service recognizes what it already holds.',
    noAnswer:
      'Everything was sent, but the service has not confirmed it. Try again: it recognizes what it already holds.',
    contract: {
      'not-json':
        'The service’s answer could not be understood, so it is not known whether the document was stored. Try again: it recognizes what it already holds.',
      'cut-short':
        'The service’s answer broke off, so it is not known whether the document was stored. Try again: it recognizes what it already holds.',
      redirected:
        'Another address answered instead of the service, perhaps a sign-in page. Check that you are signed in and on the right network, then try again.',
      'speaks-of-error':
        'The service answered with an error where a confirmation was due, so it is not known whether the document was stored. Try again: it recognizes what it already holds.',
    },
    fileChanged: 'The file was changed since you chose it. Remove this row and choose the file again.',
    fileChangedWhileSending:
      'The file was changed while it was being sent, so what was stored may be damaged. Choose the file again and upload it once more.',
    fileGone: 'The file is no longer where it was. Put it back and try again, or choose it again.',
    fileUnreadable: 'The file could not be read. Close it in other programs, then try again.',
    fileEmpty: 'The file is empty.',
    tooLarge: (size: string, limit: string) => `The file is ${size}; the limit is ${limit}.`,
    type: (accepted: string) => `The service takes only ${accepted}.`,
    roleMissing: 'You are not allowed to upload documents with your role. Ask your administrator.',
    roleMissingWith: (roles: string) =>
      `You are not allowed to upload documents as ${roles}. Ask your administrator.`,
    noToken: 'You are not signed in. Sign in, then try again.',
    assetIdInvalid: 'This asset id cannot be sent to the service. Open the asset with its right id.',
    http: {
      400: 'The service refused the upload as incomplete or wrong.',
      401: 'The service did not accept your sign-in. Sign in again, then try again.',
      403: 'You are not allowed to upload documents for this asset. Ask your administrator.',
      404: 'The service does not know this asset. Check the asset id.',
      413: 'The file is too large for the service.',
      415: 'The service does not take this type of file.',
      429: 'The service is busy. Wait a little, then try again.',
      507: 'The service has no room left. Tell whoever runs it.',
      client: (status: number) => `The service refused the upload (status ${status}).`,
      server: (status: number) => `The service has a problem (status ${status}). Try again later.`,
      other: (status: number) => `The service answered in an unexpected way (status ${status}).`,
    },
    baseUrlInvalid: 'The address of the service is not set up correctly. Tell whoever runs this application.',
    unexpected: 'Something unexpected went wrong on this page. Try again.',
  },
  duplicate: {
    title: (count: number) =>
      plural(count, {
        one: () => 'This document already exists',
        other: (n) => `${n} documents already exist`,
      }),
    lead: (file: string) =>
      `Nothing was stored twice. The service already holds a document with the same content as ${file}.`,
    leadMany:
      'Nothing was stored twice. The service already holds documents with the same content as these files.',
    displayName: 'Display name',
    file: 'File',
    category: 'Category',
    organization: 'Organization',
    added: 'Added',
    addedBy: (date: string, person: string) => `${date} by ${person}`,
    id: 'Id',
    copyId: 'Copy id',
    copied: 'Copied',
    notCopied: 'Could not be copied',
    languages: 'Languages',
    supplier: 'Supplier',
    supplierUnnamed: 'Supplier document',
    ai: 'AI processing',
    aiNotYet: 'not processed yet',
    aiOn: 'on',
    aiOff: 'off',
    maintenance: 'Maintenance records',
    linked: (count: number) =>
      plural(count, { one: (n) => `Linked to ${n} asset`, other: (n) => `Linked to ${n} assets` }),
    notLinked: 'Linked to no asset',
    thisAsset: (asset: string) => `${asset} · this asset`,
    notHere: (asset: string) => `It is not linked to ${asset}, this asset.`,
    serviceSays: 'The service says',
    noDetails: 'The service gave no details of it.',
    openDocument: 'Open document',
    close: 'Close',
  },
};

export type Messages = typeof en;
