import { createPlural } from '../../plural.ts';

import { duplicateEn } from './duplicate.ts';
import { embedEn } from './embed.ts';
import { makeEn } from './make.ts';
import { problemsEn } from './problems.ts';
import { releaseEn } from './release.ts';
import { repairEn } from './repair.ts';
import { uploadsEn } from './uploads.ts';

const plural = createPlural('en');

/** Every word that a person reads, in English; other languages have the same shape. Grouped by where it is seen. */
export const en = {
  app: {
    name: 'Asset documents',
    loading: 'Loading…',
    language: 'Language',
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact', touch: 'Large, for gloves' },
    assets: 'Assets',
    brokenTitle: 'This page has stopped working',
    brokenHint: 'Uploads that are under way may have been interrupted. Reload the page to go on.',
    brokenPageHint: 'Uploads that are under way go on. Open another page, or reload when they are done.',
    drafts: 'Chosen and not uploaded yet:',
    reload: 'Reload the page',
    partMissing: 'A part of this page could not be loaded. Uploads that are under way go on.',
    loadPart: 'Try again',
  },
  release: releaseEn,
  config: { retry: 'Try again' },
  embed: embedEn,
  signIn: {
    failedTitle: 'Signing in did not work',
    outTitle: 'You are signed out',
    outHint:
      'Sign in to add documents. What waits to be sent on this device is sent when the person who added it signs in.',
    signIn: 'Sign in',
    again: 'Sign in again',
    signOut: 'Sign out',
    unreachable: "Couldn't check who you are. Nothing that waits on this device is lost.",
    failedHint: 'Try again. If it keeps failing, contact your administrator.',
    details: 'Details',
    sessionOpen:
      'Your session at the sign-in provider is still open. On a shared device, sign out there too.',
    providerBlocked: (address: string) =>
      `The content security policy of this page doesn’t allow ${address}. Add it to connect-src.`,
    providerSilent: (address: string) =>
      `Can’t reach ${address}. Check the address, and that it accepts requests from this page (CORS).`,
    leave: {
      title: (count: number) =>
        plural(count, {
          one: () => 'One document is not stored yet',
          other: (n) => `${n} documents are not stored yet`,
        }),
      kept: (name: string) =>
        `Stay signed in until everything is sent. Kept on this device, they are sent when ${name} signs in here again. Nobody else sees them.`,
      notKept: (name: string) =>
        `Stay signed in until everything is sent. They are lost when ${name} signs out now.`,
      partly: (count: number) =>
        plural(count, {
          one: (n) => `${n} of them is not kept here: its file has to be chosen again then.`,
          other: (n) => `${n} of them are not kept here: their files have to be chosen again then.`,
        }),
      stay: 'Stay and send',
      keep: (name: string) => `Keep for ${name}`,
      discard: 'Discard',
    },
  },
  roleNotice: {
    title: 'You cannot upload documents',
    own: (roles: string) =>
      roles === '' ? 'You are signed in without a role.' : `You are signed in with the roles: ${roles}.`,
    needed: (roles: string) => `Uploading needs one of these: ${roles}.`,
    ask: (who: string) => `Contact: ${who}`,
    administrator: 'your administrator',
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
    chooseFolder: 'Choose folder',
    chosenFiles: 'Chosen files',
    chosenFolder: 'Chosen folder',
    list: 'Files to upload',
    listsMissing: 'A list to choose from could not be loaded. Type the id instead, or load the list again.',
    loadLists: 'Load again',
    nothingDropped: 'Nothing was added: what you dropped holds no files.',
    nothingInFolder: 'Nothing was added: no folder was chosen, or it holds no files.',
    systemFiles: (count: number) =>
      plural(count, {
        one: (n) => `${n} system file left out.`,
        other: (n) => `${n} system files left out.`,
      }),
    unread: (count: number) =>
      plural(count, {
        one: (n) => `${n} file or folder could not be read and is missing here.`,
        other: (n) => `${n} files or folders could not be read and are missing here.`,
      }),
    organization: 'Organization',
    category: 'Category',
    select: (file: string) => `Select ${file}`,
    selectAll: (count: number) =>
      plural(count, { one: (n) => `Select ${n} file`, other: (n) => `Select all ${n} files` }),
    skipList: 'Skip the list',
    selected: (count: number) => plural(count, { other: (n) => `${n} selected` }),
    noChange: 'No change',
    apply: 'Apply',
    clearSelection: 'Clear selection',
    otherThanAbove: (values: string) => `Other than above: ${values}`,
    fillDown: 'Same for all below',
    asAbove: 'As above',
    changed: (count: number) =>
      plural(count, { one: (n) => `Changed in ${n} file.`, other: (n) => `Changed in ${n} files.` }),
    named: (count: number) =>
      plural(count, {
        one: (n) => `${n} display name filled in.`,
        other: (n) => `${n} display names filled in.`,
      }),
    leftOver: (count: number) =>
      plural(count, {
        one: (n) => `${n} pasted line was left over.`,
        other: (n) => `${n} pasted lines were left over.`,
      }),
    undo: 'Undo',
    undone: 'Undone.',
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
        one: (n) => `${n} file cannot be uploaded`,
        other: (n) => `${n} files cannot be uploaded`,
      }),
    removeRefused: (count: number) => plural(count, { one: () => 'Remove it', other: () => 'Remove them' }),
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
    isNoManual: (reason: string) => `Plain file, because it is no offline manual.${reason && ` ${reason}.`}`,
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
      webArchive:
        'A web archive opens in few programs. Open it in a browser, save the page complete (“Webpage, complete”), and drop the page here together with its _files folder.',
      windowsHelp:
        'This help file opens on Windows only. Unpack it there (hh.exe -decompress folder file.chm) or with 7-Zip, and drop the folder here.',
    },
  },
  manual: {
    reading: (done: string, total: string) => `Checking, ${done} of ${total} files`,
    progress: 'Check of the manual',
    stop: 'Stop checking',
    stopped: 'Not everything was checked.',
    unread: (count: number) =>
      plural(count, {
        one: (n) => `${n} file was too large to be read: its links were not checked.`,
        other: (n) => `${n} files were too large to be read: their links were not checked.`,
      }),
    sound: 'No defects found',
    errors: (count: number) => plural(count, { one: (n) => `${n} error`, other: (n) => `${n} errors` }),
    warnings: (count: number) => plural(count, { one: (n) => `${n} warning`, other: (n) => `${n} warnings` }),
    infos: (count: number) => plural(count, { one: (n) => `${n} note`, other: (n) => `${n} notes` }),
    severity: { error: 'Error', warning: 'Warning', info: 'Note' },
    preview: 'Preview',
    showPlace: 'Show in preview',
    noPreview: 'The preview could not be loaded.',
    found: (count: number) => plural(count, { other: (n) => `Findings (${n})` }),
    line: (line: number) => `line ${line}`,
    more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
    nearest: (name: string) => `Perhaps ${name} is meant.`,
    missing: (scheme: string) => `Perhaps ${scheme} is missing in front of it.`,
    toDo: (cure: string) => `What to do: ${cure}`,
    search: 'Search findings',
    show: 'Show',
    all: 'Everything',
    nothing: 'No finding matches.',
    times: (count: string) => `${count} times`,
    moreInReport: (count: number) =>
      plural(count, {
        one: (n) => `${n} more is in the report.`,
        other: (n) => `${n} more are in the report.`,
      }),
    save: 'Save report',
    saveJson: 'Save as JSON',
    reportTitle: (file: string) => `Inspection of ${file}`,
    verdict: {
      manual: 'It is an offline manual.',
      'not-a-manual': 'It is no offline manual.',
      unsafe: 'It is damaged or unsafe.',
    },
    facts: (startPage: string, pages: string, files: string) =>
      `Start page: ${startPage}. Pages: ${pages}. Files: ${files}.`,
    noStartPage: 'none',
  },
  errorSummary: {
    title: 'There is a problem',
    more: (count: number) => plural(count, { one: (n) => `and ${n} more`, other: (n) => `and ${n} more` }),
  },
  copy: {
    copied: 'Copied',
    failed: 'Could not be copied',
  },
  combobox: {
    results: (count: number) => plural(count, { one: (n) => `${n} result`, other: (n) => `${n} results` }),
    none: 'Nothing found',
  },
  uploads: uploadsEn,
  history: {
    title: 'Earlier on this asset, from this device',
    note: (count: number) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    withId: (when: string, id: string) => `${when} · id ${id}`,
    hint: 'Remembered on this device for 30 days.',
    clear: 'Clear this list',
  },
  problems: problemsEn,
  duplicate: duplicateEn,
  make: makeEn,
  repair: repairEn,
};

export type Messages = typeof en;
