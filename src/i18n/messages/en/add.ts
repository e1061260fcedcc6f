import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the form for adding documents. */
export const addEn = {
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
  listsMissing: 'A list couldn’t be loaded. Enter the ID instead, or retry.',
  notAFile: 'That isn’t a file. Save the email or page as a file, then drop that file here.',
  noFiles: 'No files chosen.',
  systemFiles: (count: number) =>
    plural(count, {
      one: (n) => `${n} system or temporary file skipped.`,
      other: (n) => `${n} system or temporary files skipped.`,
    }),
  unread: (count: number) =>
    plural(count, {
      one: (n) => `${n} file or folder couldn’t be read and wasn’t added.`,
      other: (n) => `${n} files or folders couldn’t be read and weren’t added.`,
    }),
  alreadyListed: (count: number, name: string) =>
    plural(count, {
      one: () => `“${name}” is already in the list.`,
      other: (n) => `${n} files are already in the list.`,
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
  fillDown: (count: number, own: number) =>
    plural(count, { one: (n) => `Apply to ${n} file below`, other: (n) => `Apply to ${n} files below` }) +
    (own > 0 ? plural(own, { one: (n) => `, ${n} has its own`, other: (n) => `, ${n} have their own` }) : ''),
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
  fileNotChecked: 'Couldn’t check this file.',
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
    webArchive:
      'A web archive opens in few programs. Open it in a browser, save the page complete (“Webpage, complete”), and drop the page here together with its _files folder.',
    windowsHelp:
      'This help file opens on Windows only. Unpack it there (hh.exe -decompress folder file.chm) or with 7-Zip, and drop the folder here.',
  },
};
