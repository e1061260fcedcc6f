import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** The uploads list: where each upload stands, why, and what can be done about it. */
export const uploadsEn = {
  title: 'Uploads',
  empty: 'Nothing has been uploaded from here yet. Add documents, and their way to the service shows here.',
  toAsset: (asset: string) => `for ${asset}`,
  status: {
    checking: 'Checking',
    waiting: 'Waiting',
    sending: 'Uploading',
    storing: 'Storing',
    stored: 'Stored',
    'already-exists': 'Already exists',
    failed: 'Failed',
    'needs-file': 'Needs its file',
    cancelled: 'Cancelled',
  },
  checkingHint: 'Looking whether it is there already.',
  waitingHint: 'Starts by itself when it is its turn.',
  /** Said only when the browser reports it. */
  offline: 'You’re offline. Upload resumes automatically.',
  unreachable: 'Can’t reach the service. Retrying automatically.',
  waitsForSignIn: 'Waiting for sign-in. It goes on by itself when somebody has signed in.',
  /** Of an upload that waits for its turn, while nothing is sent. */
  queuedBlockedBy: {
    'sign-in': 'Nobody is signed in. It starts by itself when somebody has signed in.',
    service: 'The service asked for time. It starts by itself after that.',
  },
  otherTabBusy:
    'Another tab is busy, and some uploads are waiting for it. Answer any message in that tab, or close it.',
  noAnswerFor: (host: string, time: string) =>
    `No answer from ${host} for ${time}. If other pages open on this device, its address may be wrong or blocked: tell whoever runs this application.`,
  isPaused: 'Paused. It is sent from its beginning when you resume it.',
  contentMatch: {
    listed: (name: string) => `The same content is in this list as “${name}”.`,
    listedBefore: 'The same content was stored by a row that is off this list.',
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
      `This device stored the same content on ${asset} on ${time}, as “${name}”${id ? ` (id ${id})` : ''}.`,
    nothingSent: 'Nothing was sent yet.',
  },
  needsFile: {
    gone: 'Its file is gone from this device.',
    unreadable: 'Its file could not be read. Another program may hold it.',
    chooseAgain: (file: string, size: string) => `Choose the same file again to go on: ${file}, ${size}.`,
    choose: 'Choose the file',
    inputOf: (name: string) => `File of ${name}`,
    comparing: 'Looking whether it is the same file…',
    differs: (given: string, wanted: string, size: string) =>
      `This is another file: ${given} differs. Choose ${wanted} (${size}) as it was when you added it.`,
    cannotBeRead: (given: string) =>
      `${given} cannot be read. It may be open in another program. Close it there, then choose it again.`,
  },
  persistence: {
    saving: 'Being saved on this device; leave this page open.',
    saved: 'Kept on this device.',
    'no-room': 'Too large to keep on this device; leave this page open until it is stored.',
  },
  isBusy: 'The service is busy.',
  isTroubled: (status: number) => `The service has a problem (status ${status}).`,
  isUnconfirmed: 'The service has not confirmed that the document is stored.',
  tryingIn: (seconds: string) => `Trying again in ${seconds} s.`,
  tryingNow: 'Trying again now.',
  blockedBy: {
    'retry-scheduled': 'Waiting to try again',
    connection: 'Waiting, can’t reach the service',
    'sign-in': 'Waiting for sign-in',
    resume: 'Paused',
    decision: 'Waiting for your decision',
  },
  sent: (sent: string, total: string) => `${sent} of ${total} sent`,
  speed: (size: string) => `${size}/s`,
  timeLeft: (time: string) => `${time} left`,
  stalled: (time: string) => `no progress for ${time}`,
  progressOf: (name: string) => `Upload of ${name}`,
  storingHint: 'Everything is sent. Waiting for the service to confirm that it is stored.',
  storedAt: (time: string) => `Stored at ${time}`,
  storedId: (time: string, id: string) => `Stored at ${time} · id ${id}`,
  existing: (name: string) =>
    `The service holds this content already, as “${name}”. Nothing was stored twice.`,
  isStored: (name: string) => `The service holds this document, as “${name}”.`,
  existingUnnamed: 'The service holds this content already. Nothing was stored twice.',
  cancelledEarly: 'Stopped before everything was sent.',
  cancelledMayBeStored: 'Stopped. The service may have stored it anyway.',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  pause: 'Pause',
  resume: 'Resume',
  sendAnyway: 'Send anyway',
  remove: 'Remove',
  showMatch: 'Show the other',
  edit: {
    open: 'Edit details',
    title: (name: string) => `Details of ${name}`,
    holds: 'It is not sent while you edit it.',
    tooLate: 'It was on its way before you saved, with the details from before.',
    save: 'Save',
    saveAndRetry: 'Save and try again',
    discard: 'Discard changes',
  },
  all: {
    pause: 'Pause all',
    resume: 'Resume all',
    retry: 'Retry all',
    sendAnyway: 'Send all anyway',
    clear: 'Clear finished',
  },
  dismiss: 'Dismiss',
  details: 'Details',
  openDocument: 'Open document',
  serviceSays: (words: string) => `The service says: “${words}”`,
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
      documentId: 'Document id',
      time: 'Time',
      reason: 'Reason',
    },
  },
  /** How many stand where; for the heading and, where many change at once, for the ear. */
  counts: {
    running: (count: number) => plural(count, { other: (n) => `${n} running` }),
    waiting: (count: number) => plural(count, { other: (n) => `${n} waiting` }),
    resume: (count: number) => plural(count, { other: (n) => `${n} paused` }),
    decision: (count: number) => plural(count, { other: (n) => `${n} waiting for your decision` }),
    'needs-file': (count: number) => plural(count, { other: (n) => `${n} waiting for the file` }),
    failed: (count: number) => plural(count, { other: (n) => `${n} failed` }),
    stored: (count: number) => plural(count, { other: (n) => `${n} stored` }),
    'already-exists': (count: number) => plural(count, { other: (n) => `${n} there already` }),
    cancelled: (count: number) => plural(count, { other: (n) => `${n} cancelled` }),
  },
  announce: (name: string, status: string) => `${name}: ${status}`,
};
