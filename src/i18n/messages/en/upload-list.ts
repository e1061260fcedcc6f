import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts that only the list of uploads shows: groups, totals, menus, details. Loaded with it. */
export const uploadListEn = {
  done: (done: string, total: string) => `${done} of ${total} done`,
  bytes: (sent: string, total: string) => `${sent} of ${total}`,
  progress: 'Total progress',
  otherTab: {
    busy: 'Another tab is busy, and some uploads are waiting for it. Answer any message in that tab, or close it.',
    older:
      'An older version of this page is still uploading in another tab. Uploads start here when it has finished or is closed.',
    newer: 'A newer version of this page is open in another tab. Reload to continue here.',
    /** Shown instead while it has files that would be lost. */
    finishing:
      'A newer version of this page is open in another tab. Keep this tab open until its files are uploaded or saved.',
    'newer-data':
      'Uploads saved on this device need a newer version of this page. They continue when that version is back. Files that you upload now aren’t saved: keep this page open until they’re uploaded.',
  },
  /** Followed by names of files. */
  unreadable: 'Uploads saved on this device couldn’t be read. They stay saved. Reload the page to try again.',
  savedByNewer: 'Saved by a newer version of this page, and waiting for it:',
  partlySaved: 'Some files aren’t saved on this device. Keep this page open until they’re uploaded.',
  filter: 'Show',
  all: 'All',
  groups: {
    attention: 'Needs attention',
    uploading: 'Uploading',
    waiting: 'Waiting',
    done: 'Done',
    elsewhere: 'Other assets',
  },
  showAll: (count: string) => `Show all ${count}`,
  showFewer: 'Show fewer',
  more: 'More actions',
  removed: (name: string) => `Removed from the list: “${name}”`,
  removedMany: (count: number) =>
    plural(count, {
      one: (n) => `${n} upload was removed from the list.`,
      other: (n) => `${n} uploads were removed from the list.`,
    }),
  removedStored: (name: string) => `Removed from the list, the document stays stored: “${name}”`,
  stayStored: 'Stored documents stay stored.',
  requestCopied: (time: string) => `Request copied ${time}.`,
  busyUntil: (time: string) => `The service is busy until ${time}. Upload resumes automatically.`,
  retryNow: 'Retry now',
  undo: 'Undo',
  hide: 'Hide this message',
  editAndRetry: 'Edit and retry',
  selectFiles: {
    open: 'Select files',
    none: 'None of these files is missing. Select them as they were when you added them.',
  },
  chooseOther: 'Choose another file',
  skip: 'Skip',
  print: 'Print',
  anotherPerson: 'another person',
  existingBy: (person: string) => `Already stored by ${person}. No copy was made.`,
  existingAsBy: (name: string, person: string) =>
    `Already stored as “${name}” by ${person}. No copy was made.`,
  notOnAsset: (name: string, asset: string) => `Already stored as “${name}”, but not on ${asset}.`,
  notOnAssetUnnamed: (asset: string) => `Already stored, but not on ${asset}.`,
  maybeOnAsset: (name: string, asset: string) =>
    `Already stored as “${name}”. Check whether it’s on ${asset}.`,
  maybeOnAssetUnnamed: (asset: string) => `Already stored. Check whether it’s on ${asset}.`,
  size: 'Size',
  packageName: 'Package',
  correct: {
    title: 'Request a correction',
    hint: 'Stored documents can’t be changed here. This copies a text for the people who maintain them, and changes nothing.',
    documents: 'Documents to correct',
    keep: 'Leave as it is',
    copy: 'Copy correction request',
    request: 'Please correct this stored document.',
    file: (name: string) => `File: ${name}`,
    asset: (id: string) => `Asset: ${id}`,
    change: {
      displayName: (before: string, after: string) => `Display name: ${before} → ${after}`,
      organizationId: (before: string, after: string) => `Organization: ${before} → ${after}`,
      categoryId: (before: string, after: string) => `Category: ${before} → ${after}`,
      assetId: (before: string, after: string) => `Asset: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'On the asset',
    yes: 'Yes',
    no: 'No',
    unknown: 'Not known',
    toDo: 'To do',
    link: 'Ask for a link to the asset',
    checkLink: 'Check the link to the asset',
    retry: 'Retry',
    edit: 'Edit and retry',
    selectFile: 'Select the file again',
    otherFile: 'Choose another file',
  },
};

export type UploadListMessages = typeof uploadListEn;
