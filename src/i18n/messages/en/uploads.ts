import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the list of uploads: status, reason and actions of each. */
export const uploadsEn = {
  title: 'Uploads',
  empty: 'You have no uploads on this device.',
  toAsset: (asset: string) => `for ${asset}`,
  status: {
    checking: 'Checking',
    waiting: 'Waiting',
    sending: 'Uploading',
    storing: 'Finishing',
    stored: 'Stored',
    'already-exists': 'Already exists',
    failed: 'Failed',
    'needs-file': 'File missing',
    cancelled: 'Cancelled',
  },
  checkingHint: 'Checking for duplicates',
  waitingHint: 'Starts automatically.',
  /** Shown only if the browser reports it. */
  offline: 'You’re offline. Upload resumes automatically.',
  unreachable: 'Can’t reach the service. Retrying automatically.',
  waitsForSignIn: 'Sign in to continue.',
  /** For an upload in the queue while nothing is being sent. */
  queuedBlockedBy: {
    'sign-in': 'Sign in to continue.',
    service: 'The service is busy. Retrying automatically.',
  },
  noAnswerFor: (host: string, time: string) =>
    `No answer from ${host} for ${time}. If other websites work on this device, contact your administrator: the address may be wrong or blocked.`,
  isPaused: 'Paused. The upload restarts from the beginning.',
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
    }) => `Identical to “${name}”${id ? ` (ID ${id})` : ''}, stored on ${asset} from this device on ${time}.`,
    nothingSent: 'Not sent. If you upload it anyway, the service recognizes it and makes no copy.',
  },
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
  persistence: {
    saving: 'Saving… Keep this page open.',
    saved: (count: string) => `Unfinished uploads saved on this device: ${count}.`,
    continues: 'If you close this page, they continue when you open it here again.',
    'no-room': 'Too large to save on this device. Keep this page open until the upload finishes.',
  },
  isBusy: 'The service is busy.',
  isTroubled: 'The service isn’t responding properly.',
  isUnconfirmed: 'The service hasn’t confirmed yet that the document is stored.',
  tryingIn: (time: string) => `Retrying in ${time}.`,
  tryingNow: 'Retrying now.',
  blockedBy: {
    'retry-scheduled': 'Waiting to retry',
    connection: 'Waiting: can’t reach the service',
    'sign-in': 'Waiting for sign-in',
    resume: 'Paused',
    decision: 'Duplicate: review',
  },
  sent: (sent: string, total: string) => `${sent} of ${total} sent`,
  speed: (size: string) => `${size}/s`,
  timeLeft: (time: string) => `${time} left`,
  stalled: (time: string) => `no progress for ${time}`,
  progressOf: (name: string) => `Upload of ${name}`,
  storingHint: 'Waiting for the service to confirm.',
  storedAt: (time: string) => `Stored at ${time}`,
  copyId: 'Copy ID',
  existing: (name: string) => `Already stored as “${name}”. No copy was made.`,
  isStored: (name: string) => `Stored as “${name}”.`,
  existingUnnamed: 'Already stored. No copy was made.',
  cancelledEarly: 'Stopped before everything was sent.',
  cancelledMayBeStored: 'Stopped. The service may have stored it anyway.',
  cancel: 'Cancel',
  tryAgain: 'Retry',
  pause: 'Pause',
  resume: 'Resume',
  sendAnyway: 'Upload anyway',
  remove: 'Remove',
  showMatch: 'Show match',
  edit: {
    open: 'Edit details',
    title: (name: string) => `Details of ${name}`,
    notSentYet: 'Nothing is sent while you edit.',
    tooLate: 'Too late: the upload was already sent with the previous details.',
    save: 'Save',
    saveAndRetry: 'Save and retry',
    discard: 'Discard changes',
  },
  all: {
    pause: 'Pause all',
    resume: 'Resume all',
    retry: 'Retry all',
    sendAnyway: 'Upload all anyway',
    clear: 'Clear finished',
  },
  dismiss: 'Remove from list',
  details: 'Details',
  openDocument: 'Open document',
  serviceSays: (words: string) => `Message from the service: “${words}”`,
  report: {
    title: 'Report of these uploads',
    copy: 'Copy report',
    save: 'Save as CSV',
    fileName: 'uploads.csv',
    columns: {
      status: 'Status',
      displayName: 'Display name',
      file: 'File',
      asset: 'Asset',
      documentId: 'Document ID',
      time: 'Time',
      reason: 'Reason',
    },
  },
  /** Counts by status, for the heading and, if many change at once, for screen readers. */
  counts: {
    running: (count: number) => plural(count, { other: (n) => `${n} running` }),
    waiting: (count: number) => plural(count, { other: (n) => `${n} waiting` }),
    resume: (count: number) => plural(count, { other: (n) => `${n} paused` }),
    decision: (count: number) => plural(count, { other: (n) => `${n} to review` }),
    'needs-file': (count: number) => plural(count, { other: (n) => `${n} with a missing file` }),
    failed: (count: number) => plural(count, { other: (n) => `${n} failed` }),
    stored: (count: number) => plural(count, { other: (n) => `${n} stored` }),
    'already-exists': (count: number) => plural(count, { other: (n) => `${n} already stored` }),
    cancelled: (count: number) => plural(count, { other: (n) => `${n} cancelled` }),
  },
  announce: (name: string, status: string) => `${name}: ${status}`,
  sentenceBreak: '. ',
};
