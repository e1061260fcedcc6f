import { deferredMessages } from '../../deferred-messages.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts about uploads that are loaded on demand, in English. */
export const uploadsEn = {
  /** Texts that only the list of uploads shows: groups, totals, menus, details. */
  uploadList: {
    done: (done: string, total: string) => `${done} of ${total} done`,
    bytes: (sent: string, total: string) => `${sent} of ${total}`,
    timeLeft: (time: string) => `about ${time} left`,
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
    unreadable:
      'Uploads saved on this device couldn’t be read. They stay saved. Reload the page to try again.',
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
    hideDetails: 'Hide details',
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
    leftOut: (count: number) => plural(count, { other: (n) => `${n} not uploaded` }),
    nextAsset: 'Next asset',
    needsFile: {
      gone: 'The file is no longer on this device.',
      unreadable: 'The file couldn’t be read. It may be open in another program.',
      chooseAgain: (file: string, size: string) => `Select it again to continue: ${file}, ${size}.`,
      choose: 'Select file',
      inputOf: (name: string) => `File of ${name}`,
      comparing: 'Checking the file…',
      differs: (given: string, wanted: string, size: string) =>
        `${given} is a different file. Select ${wanted} (${size}) as it was when you added it.`,
      cannotBeRead: (given: string) =>
        `${given} couldn’t be read. If it’s open in another program, close it there and select it again.`,
    },
    contentMatch: {
      listed: (name: string) => `Identical to “${name}” in this list.`,
      listedBefore: 'Identical to a document that was stored before.',
      storedBefore: ({
        asset,
        time,
        name,
        id,
      }: {
        asset: string;
        time: string;
        name: string;
        id: string | undefined;
      }) =>
        `Identical to “${name}”${id ? ` (ID ${id})` : ''}, stored for ${asset} from this device on ${time}.`,
      nothingSent: 'Not sent.',
    },
    /** Texts about uploads that continue while the page is closed. */
    background: {
      continues: 'They’re uploaded when there’s a network, also if you close this page.',
      notify: 'Notify me',
      notifies: 'You’ll be notified once they’re uploaded.',
      at: (time: string) => `${time}, while the page was closed`,
      stored: (count: string) => `Stored: ${count}.`,
      left: (count: string) => `Need attention: ${count}.`,
    },
    regularZip: 'Regular file, not an offline manual',
    anotherPerson: 'another person',
    existingBy: (person: string) => `Already stored by ${person}. No copy was made.`,
    existingAsBy: (name: string, person: string) =>
      `Already stored as “${name}” by ${person}. No copy was made.`,
    notOnAsset: (name: string, asset: string) => `Already stored as “${name}”, but not linked to ${asset}.`,
    notOnAssetUnnamed: (asset: string) => `Already stored, but not linked to ${asset}.`,
    maybeOnAsset: (name: string, asset: string) =>
      `Already stored as “${name}”. Check whether it’s linked to ${asset}.`,
    maybeOnAssetUnnamed: (asset: string) => `Already stored. Check whether it’s linked to ${asset}.`,
    size: 'Size',
    packageName: 'Package',
    correct: {
      hint: 'Stored documents can’t be changed here. This copies a text for the people who maintain them, and changes nothing.',
      copy: 'Copy correction request',
      request: 'Please correct this stored document.',
      file: (name: string) => `File: ${name}`,
      asset: (id: string) => `Asset: ${id}`,
      wrong: 'What is wrong:',
    },
    report: {
      send: 'Send report',
      onAsset: 'Linked to the asset',
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
  },
  /** Reasons why an upload failed or waits, and what to do. */
  problems: {
    network: 'Can’t reach the service. Check your connection, or retry later.',
    networkMidway:
      'The connection failed before the service confirmed the document. The network or the service failed, or the file is too large. Retry: nothing is stored twice.',
    stalled: 'The upload stalled. Retry: nothing is stored twice.',
    noAnswer: 'The service hasn’t confirmed the document. Retry: nothing is stored twice.',
    outcomeUnknown: 'The document may be stored already.',
    contract: {
      'not-json':
        'The service’s answer wasn’t readable, so the document may or may not be stored. Retry: nothing is stored twice.',
      'cut-short':
        'The service’s answer was cut off, so the document may or may not be stored. Retry: nothing is stored twice.',
      redirected:
        'Another website answered instead of the service, perhaps a sign-in page, so the document may not be stored. Check that you’re signed in and on the right network, then retry.',
      'reports-error':
        'The service answered with an error instead of a confirmation, so the document may or may not be stored. Retry: nothing is stored twice.',
      'no-envelope':
        'The service’s answer doesn’t say whether the document was stored. Retry: nothing is stored twice.',
      'other-document':
        'The service confirmed another document instead of this one, which may or may not be stored. Retry: nothing is stored twice.',
    },
    fileChanged: 'The file has changed since you chose it. Select it again to upload the current version.',
    fileChangedWhileSending:
      'The file changed while it was being sent, so the stored document may be damaged. Choose the file again and upload it again.',
    fileGone: 'The file is no longer where it was. Put it back and retry, or select it again.',
    fileUnreadable: 'The file couldn’t be read. Close it in other programs, then retry.',
    fileEmpty: 'The file is empty. Check the original, then choose it again.',
    tooLarge: (size: string, limit: string) =>
      `The file is ${size}; the limit is ${limit}. Make it smaller or split it, then choose it again.`,
    type: (accepted: string) =>
      `The service accepts only ${accepted}. Save the file as one of these, then choose it again.`,
    sizeRejected: (size: string) =>
      `The file is ${size}; the service accepts only smaller files. Make it smaller or split it, then choose it again.`,
    typeRejected: (extension: string) =>
      `The service doesn’t accept ${extension} files. Save it as another type, such as PDF, then choose it again.`,
    roleMissing: 'Your role doesn’t allow uploads. Contact your administrator.',
    roleMissingWith: (roles: string) =>
      `Your role (${roles}) doesn’t allow uploads. Contact your administrator.`,
    noToken: 'You’re not signed in. Sign in, then retry.',
    assetIdInvalid: 'This asset ID can’t be sent to the service. Check the asset ID.',
    http: {
      400: 'The service rejected this upload.',
      401: 'The service didn’t accept your sign-in. Sign in again, then retry.',
      403: 'You’re not allowed to upload documents for this asset. Contact your administrator.',
      404: 'The service doesn’t know this asset. Check the asset ID.',
      413: 'The file is too large for the service. Make it smaller or split it, then choose it again.',
      415: 'The service doesn’t accept this type of file. Save it as another type, such as PDF, then choose it again.',
      429: 'The service is busy. Wait a moment, then retry.',
      507: 'The service’s storage is full. Contact your administrator.',
      client: (status: number) => `The service rejected this upload (status ${status}).`,
      server: (status: number) => `The service isn’t responding properly (status ${status}). Retry later.`,
      blocked: (status: number) =>
        `Something between this device and the service, such as a proxy or a filter, blocked this upload (status ${status}). Retry, or contact your administrator.`,
      unconfirmed: (status: number) =>
        `The service answered with status ${status} instead of a confirmation, so the document may or may not be stored. Retry: nothing is stored twice.`,
    },
    pageSays: (words: string) => `Text of its page: “${words}”`,
    baseUrlInvalid: 'The service’s address isn’t set up correctly. Contact your administrator.',
    manualRejected: (finding: string) =>
      `Stopped: this ZIP can’t be uploaded as a manual.${finding && ` ${finding}.`} Choose another copy, or upload it as a regular file.`,
    unexpected: 'Something went wrong on this page. Retry.',
  },
  /** Texts of the dialog of duplicates. */
  duplicate: {
    title: (count: number) =>
      plural(count, {
        one: () => 'This document already exists',
        other: (n) => `${n} documents already exist`,
      }),
    intro: 'No copy was made.',
    introMany: 'No copies were made.',
    notHere: (asset: string) => `It’s stored, but not linked to ${asset}.`,
    here: (asset: string) => `It’s already linked to ${asset}.`,
    notOn: (asset: string) => `Not linked to ${asset}`,
    maybeNotOn: (asset: string) => `May not be linked to ${asset}`,
    checkLink: (asset: string) =>
      `Check whether it’s linked to ${asset}. If it isn’t, send the request to the people who maintain the asset’s documents.`,
    alreadyOn: (asset: string) => `Already linked to ${asset}`,
    nothingToDo: 'nothing to do',
    youChose: (name: string) => `You chose “${name}”`,
    on: (assets: string) => `linked to ${assets}`,
    linkTo: (asset: string) => `Link to ${asset}`,
    copyRequest: 'Copy link request',
    requestHint: 'Send the request to the people who maintain the asset’s documents.',
    copyAllRequests: (count: number) => plural(count, { other: (n) => `Copy ${n} link requests` }),
    request: (asset: string) => `Please link this document to asset ${asset}.`,
    requestName: (name: string) => `Document: ${name}`,
    requestId: (id: string) => `Document ID: ${id}`,
    requestAddress: (address: string) => `Address: ${address}`,
    copyYourself: 'Couldn’t copy. Select and copy this text:',
    organization: 'Organization',
    added: 'Added',
    addedBy: (date: string, person: string) => `${date} by ${person}`,
    id: 'ID',
    copyId: 'Copy ID',
    languages: 'Languages',
    supplier: 'Supplier',
    supplierUnnamed: 'Supplier document',
    ai: 'AI processing',
    aiNotYet: 'not processed yet',
    aiOn: 'yes',
    aiOff: 'no',
    details: 'Details',
    allDetails: 'All details and the service’s message',
    owner: 'Owner',
    manufacturer: 'Manufacturer',
    mimeType: 'MIME type',
    updated: 'Updated',
    maintenance: 'Maintenance records',
    linked: (count: number) =>
      plural(count, { one: (n) => `Linked to ${n} asset`, other: (n) => `Linked to ${n} assets` }),
    notLinked: 'Not linked to any asset',
    linksUnknown: 'The service didn’t say which assets it’s linked to.',
    thisAsset: (asset: string) => `${asset} · this asset`,
    serviceSays: 'Message from the service',
    noFacts: 'The service gave no details about it.',
    openDocument: 'Open document',
    open: 'Open',
    close: 'Close',
  },
  /** Texts about moving uploads to another asset, and about files that name another one. */
  move: {
    open: 'Move to another asset…',
    title: 'Move to another asset',
    assetId: 'Asset ID',
    uploads: 'Uploads to move',
    notSentYet: 'Nothing is sent until you close this window.',
    sameAsset: 'Enter the ID of another asset',
    noneSelected: 'Select at least one upload',
    confirm: (count: number) =>
      plural(count, { one: (n) => `Move ${n} upload`, other: (n) => `Move ${n} uploads` }),
    cancel: 'Cancel',
    beingSent: (count: number) =>
      plural(count, {
        one: (n) => `${n} upload is being sent. Pause it to move it.`,
        other: (n) => `${n} uploads are being sent. Pause them to move them.`,
      }),
    outcomeUnknown: (count: number) =>
      plural(count, {
        one: (n) => `${n} upload can’t be moved, because it may already be stored.`,
        other: (n) => `${n} uploads can’t be moved, because they may already be stored.`,
      }),
    locked: (asset: string) => `You can’t change the asset: the document may already be stored for ${asset}.`,
    moved: (count: number, asset: string) =>
      plural(count, { one: () => `Moved to ${asset}`, other: (n) => `${n} uploads moved to ${asset}` }),
    notMoved: (count: number) =>
      plural(count, {
        one: (n) => `${n} upload wasn’t moved, because it was already being sent.`,
        other: (n) => `${n} uploads weren’t moved, because they were already being sent.`,
      }),
    show: 'Show',
    undo: 'Undo',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Change asset',
      hint: 'The chosen files and everything you entered are kept.',
      occupied: (asset: string) => `Files are already chosen for ${asset}. Upload or remove them first.`,
    },
    guard: {
      title: 'Is this the right asset?',
      names: (file: string, asset: string) => `“${file}” names ${asset}.`,
      namesMany: (file: string, more: number, asset: string) =>
        plural(more, {
          one: (n) => `“${file}” and ${n} more file name ${asset}.`,
          other: (n) => `“${file}” and ${n} more files name ${asset}.`,
        }),
      ofPackage: (packageName: string, product: string, asset: string) =>
        `“${packageName}” is for ${product}. This product belongs to ${asset}.`,
      uploadingTo: (asset: string) => `You are uploading to ${asset}.`,
      anyway: (asset: string) => `Upload to ${asset} anyway`,
      upload: (parts: string) => `Upload ${parts}`,
      also: (parts: string, part: string) => `${parts}, ${part}`,
      to: (count: number, asset: string) => plural(count, { other: (n) => `${n} to ${asset}` }),
      toNamed: (count: number) => plural(count, { other: (n) => `${n} to the assets they name` }),
      back: 'Back',
    },
  },
  /** Texts of what this device stored earlier. */
  history: {
    title: 'Earlier, from this device',
    hint: 'Remembered on this device for 30 days.',
    clear: 'Clear this list',
  },
  /** Texts of the first page, and of fields for an asset. */
  chooseAsset: {
    title: 'Choose an asset',
    intro: 'Choose the asset your documents belong to.',
    label: 'Name or asset ID',
    hint: 'You’ll find it on the nameplate or in your maintenance system, for example PRESS-0042.',
    open: (id: string) => `Open asset ${id}`,
    openAsIs: (id: string) => `Open ${id} as it is`,
    takeAsIs: (id: string) => `Use ${id} as it is`,
    unlisted: 'Not in the list. Check the ID on the nameplate or in your maintenance system.',
    unknown: (id: string) => `We don’t know ${id}. Check the nameplate, or continue.`,
    similar: 'Did you mean',
    checking: (id: string) => `Still checking ${id}. You can continue.`,
    notChecked: (id: string) => `Couldn’t check ${id}. You can continue.`,
    offline: (id: string) => `You’re offline, so ${id} isn’t checked. You can continue.`,
    missing: 'Enter the asset ID',
    impossible: 'Enter an asset ID other than “.” or “..”',
    recent: 'Recent',
    all: 'All assets',
    found: (count: number) =>
      plural(count, { one: (n) => `${n} asset found`, other: (n) => `${n} assets found` }),
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}. Search to find the rest.`,
  },
};

export const chooseAssetMessages = deferredMessages('chooseAsset', uploadsEn.chooseAsset);
export const uploadListMessages = deferredMessages('uploadList', uploadsEn.uploadList);
export const problemMessages = deferredMessages('problems', uploadsEn.problems);
export const duplicateMessages = deferredMessages('duplicate', uploadsEn.duplicate);
export const historyMessages = deferredMessages('history', uploadsEn.history);
export const moveMessages = deferredMessages('move', uploadsEn.move);

export type UploadListMessages = typeof uploadsEn.uploadList;
export type ProblemMessages = typeof uploadsEn.problems;
export type DuplicateMessages = typeof uploadsEn.duplicate;
export type MoveMessages = typeof uploadsEn.move;
export type ChooseAssetMessages = typeof uploadsEn.chooseAsset;
