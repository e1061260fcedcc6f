import { createPlural } from '../../plural.ts';

import { embedEn } from './embed.ts';
import { makeEn } from './make.ts';
import { problemsEn } from './problems.ts';
import { releaseEn } from './release.ts';
import { repairEn } from './repair.ts';
import { uploadsEn } from './uploads.ts';

const plural = createPlural('en');

/** Texts in English, except those of deferred parts; other languages have the same shape. Grouped by place of use. */
export const en = {
  app: {
    name: 'Asset documents',
    loading: 'Loading…',
    language: 'Language',
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact', touch: 'Large, for gloves' },
    assets: 'Assets',
    brokenTitle: 'This page has stopped working',
    brokenHint: 'Uploads may have been interrupted. Reload the page to continue.',
    brokenPageHint: 'Your uploads continue. Open another page, or reload when they are done.',
    drafts: 'Chosen, not uploaded yet:',
    reload: 'Reload the page',
    partMissing: 'Part of this page couldn’t be loaded. Your uploads continue.',
    loadPart: 'Retry',
  },
  release: releaseEn,
  config: { retry: 'Retry' },
  embed: embedEn,
  signIn: {
    failedTitle: 'Couldn’t sign you in',
    outTitle: 'You are signed out',
    outHint: 'Sign in to add documents. Unsent uploads resume when the person who added them signs in.',
    signIn: 'Sign in',
    again: 'Sign in again',
    signOut: 'Sign out',
    unreachable: 'Couldn’t check who you are. Files saved on this device are safe.',
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
          one: () => '1 document isn’t stored yet',
          other: (n) => `${n} documents aren’t stored yet`,
        }),
      allSaved: (name: string) =>
        `Stay signed in until the uploads finish, or sign out: they resume when ${name} signs in on this device again. Other people can’t see them.`,
      notSaved: (name: string) =>
        `Stay signed in until the uploads finish. They are lost if ${name} signs out now.`,
      partly: (count: number) =>
        plural(count, {
          one: (n) => `${n} of them isn’t saved on this device: its file must be selected again.`,
          other: (n) => `${n} of them aren’t saved on this device: their files must be selected again.`,
        }),
      stay: 'Stay signed in',
      keep: 'Sign out, finish later',
      discard: 'Discard uploads',
    },
  },
  roleNotice: {
    title: 'You can’t upload documents',
    own: (roles: string) =>
      roles === '' ? 'You are signed in without a role.' : `You are signed in with the roles: ${roles}.`,
    needed: (roles: string) => `Uploading needs one of these: ${roles}.`,
    ask: (who: string) => `Contact: ${who}`,
    administrator: 'your administrator',
  },
  add: {
    title: 'Add documents',
    drop: 'Drop files or a folder here',
    dropNow: 'Drop to add files',
    accepted: 'PDF, drawings, images, or a ZIP with an offline HTML manual.',
    acceptedOnly: (types: string) => `Accepted: ${types}.`,
    limit: (size: string) => `Up to ${size} each.`,
    chooseFiles: 'Choose files',
    chooseFolder: 'Choose folder',
    chosenFiles: 'Chosen files',
    chosenFolder: 'Chosen folder',
    list: 'Files to upload',
    listsMissing: 'A list couldn’t be loaded. Enter the ID instead, or load the list again.',
    loadLists: 'Load again',
    nothingDropped: 'Nothing added. There are no files in what you dropped.',
    nothingInFolder: 'Nothing added. No folder was chosen, or it has no files.',
    systemFiles: (count: number) =>
      plural(count, {
        one: (n) => `${n} system file skipped.`,
        other: (n) => `${n} system files skipped.`,
      }),
    unread: (count: number) =>
      plural(count, {
        one: (n) => `${n} file or folder couldn’t be read and wasn’t added.`,
        other: (n) => `${n} files or folders couldn’t be read and weren’t added.`,
      }),
    organization: 'Organization',
    category: 'Category',
    select: (file: string) => `Select ${file}`,
    selectAll: (count: number) =>
      plural(count, { one: (n) => `Select ${n} file`, other: (n) => `Select all ${n} files` }),
    skipList: 'Skip the list',
    selected: (count: number) => plural(count, { other: (n) => `${n} selected` }),
    apply: 'Apply',
    clearSelection: 'Clear selection',
    ownValue: (field: string, value: string) => `${field}: ${value}`,
    fillDown: 'Apply to files below',
    asAbove: 'Use default',
    changed: (what: string, count: number) =>
      plural(count, {
        one: (n) => `${what}: ${n} file changed.`,
        other: (n) => `${what}: ${n} files changed.`,
      }),
    named: (count: number) =>
      plural(count, {
        one: (n) => `${n} display name filled in.`,
        other: (n) => `${n} display names filled in.`,
      }),
    leftOver: (count: number) =>
      plural(count, {
        one: (n) => `${n} pasted line wasn’t used.`,
        other: (n) => `${n} pasted lines weren’t used.`,
      }),
    undo: 'Undo',
    filesRemoved: (count: number) =>
      plural(count, { one: (n) => `${n} file removed.`, other: (n) => `${n} files removed.` }),
    undone: 'Undone.',
    choose: 'Choose…',
    ai: 'Allow AI processing',
    aiOn: 'AI processing allowed',
    aiOff: 'No AI processing',
    aiHint: 'Not available for offline manuals.',
    displayName: 'Display name',
    fromTitle: 'From the manual’s title.',
    remove: 'Remove',
    more: 'More options',
    notUploaded: 'Not uploaded',
    waitForChecks: 'Checking ZIP…',
    documents: (count: number) =>
      plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    rejected: (count: number) =>
      plural(count, {
        one: (n) => `${n} file can’t be uploaded`,
        other: (n) => `${n} files can’t be uploaded`,
      }),
    removeRejected: (count: number) => plural(count, { one: () => 'Remove it', other: () => 'Remove them' }),
    upload: (count: number) =>
      plural(count, { one: (n) => `Upload ${n} document`, other: (n) => `Upload ${n} documents` }),
    uploadAs: 'Upload as',
    asManual: 'Offline manual',
    asPlain: 'Regular file',
    checking: 'Checking ZIP…',
    isManual: (startPage: string, pages: number) =>
      plural(pages, {
        one: (n) => `Offline manual: opens with ${startPage}, ${n} page.`,
        other: (n) => `Offline manual: opens with ${startPage}, ${n} pages.`,
      }),
    isNoManual: (reason: string) => `Can’t be uploaded as a manual${reason && `: ${reason}`}.`,
    notChecked: 'Couldn’t check this ZIP. Choose how to upload it.',
    errors: {
      displayName: (file: string) => `Enter a display name for ${file}`,
      chooseOrganization: 'Select an organization',
      enterOrganization: 'Enter an organization',
      chooseCategory: 'Select a category',
      enterCategory: 'Enter a category',
      operation: (file: string) => `Choose how to upload ${file}`,
    },
    rejections: {
      empty: 'This file is empty. Check the original and choose it again.',
      tooLarge: (size: string, limit: string) =>
        `This file is ${size}; the limit is ${limit}. Make it smaller or split it, then choose it again.`,
      type: (accepted: string) =>
        `This type of file isn’t accepted. Save it as one of these, then choose it again: ${accepted}.`,
      unreadable:
        'This file couldn’t be read. It may be a folder, have been moved, or be open in another program.',
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
        one: (n) => `${n} file was too large to check its links.`,
        other: (n) => `${n} files were too large to check their links.`,
      }),
    sound: 'No problems found',
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
    nearest: (name: string) => `Did you mean ${name}?`,
    missing: (scheme: string) => `Is ${scheme} missing at the start?`,
    toDo: (remedy: string) => `What to do: ${remedy}`,
    search: 'Search findings',
    show: 'Show',
    all: 'All',
    nothing: 'No matching findings.',
    moreInReport: (count: number) =>
      plural(count, {
        one: (n) => `${n} more is in the report.`,
        other: (n) => `${n} more are in the report.`,
      }),
    save: 'Save report',
    saveJson: 'Save as JSON',
    reportTitle: (file: string) => `Inspection of ${file}`,
    verdict: {
      manual: 'This is an offline manual.',
      'not-a-manual': 'This isn’t an offline manual.',
      unsafe: 'This ZIP is damaged or unsafe.',
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
    failed: 'Couldn’t copy',
  },
  combobox: {
    results: (count: number) => plural(count, { one: (n) => `${n} result`, other: (n) => `${n} results` }),
    none: 'No results',
  },
  uploads: uploadsEn,
  history: {
    title: 'Earlier, from this device',
    note: (count: number) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
    hint: 'Remembered on this device for 30 days.',
    clear: 'Clear this list',
  },
  problems: problemsEn,
  make: makeEn,
  repair: repairEn,
};

export type Messages = typeof en;
