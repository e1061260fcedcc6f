import { unreachable } from '#lib/unreachable.ts';

import { noPastAttempts, withFreshBudget, withStop, withoutKnownDocuments } from './past-attempts.ts';
import type { PastAttempts } from './past-attempts.ts';
import { isConfirmed, isEnded, isMove, isRunning, isWaitingFor, sentBytesOf } from './upload.ts';
import type {
  Blocker,
  Checking,
  JobDetails,
  PersistenceState,
  Origin,
  Sending,
  Stored,
  Storing,
  ContentMatch,
  Unconfirmed,
  Upload,
  Waiting,
  WaitsFor,
} from './upload.ts';

/** Events of a running attempt. `sentBytes` counts bytes of the file; `endedAt` is in milliseconds since the epoch. */
export type AttemptEvent = { readonly attemptId: string } & (
  | { readonly type: 'progressed'; readonly sentBytes: number }
  | { readonly type: 'body-sent' }
  /** The file is gone, so nothing could be sent. */
  | { readonly type: 'file-missing' }
  | ({ readonly type: 'attempt-succeeded'; readonly origin: Origin } & Pick<
      Stored,
      'receipt' | 'endedAt' | 'whileClosed'
    >)
  | {
      readonly type: 'attempt-failed';
      readonly problem: unknown;
      readonly pastAttempts: PastAttempts;
      readonly next: 'failed' | 'needs-file' | WaitsFor;
    }
);

/** Events caused by a person. */
export type PersonEvent =
  | { readonly type: 'cancelled' }
  | { readonly type: 'paused'; readonly isForEdit?: true }
  | { readonly type: 'resumed' }
  | { readonly type: 'retried' }
  | { readonly type: 'edited'; readonly details: Partial<JobDetails> }
  /** The missing file was selected again; its copy is saved again if anything is. */
  | { readonly type: 'file-provided'; readonly persistence: PersistenceState };

/** Every event of one upload. */
export type UploadEvent =
  | PersonEvent
  | AttemptEvent
  /** The content check has ended. `match` is set if the same content exists already. */
  | {
      readonly type: 'checked';
      readonly contentHash?: string | undefined;
      readonly match?: ContentMatch | undefined;
    }
  /** The hash of a file that was queued without one. */
  | { readonly type: 'hashed'; readonly contentHash: string }
  /** No upload in the list has the same content any more. */
  | { readonly type: 'decision-lapsed' }
  | { readonly type: 'persistence-changed'; readonly persistence: PersistenceState }
  /**
   * The tab that was sending is gone. `outcomeUnknown` if it was sending this upload, even if the list doesn't say so.
   */
  | { readonly type: 'interrupted'; readonly outcomeUnknown?: boolean }
  /** `knownDocumentCount` is the number of receipts so far. */
  | { readonly type: 'attempt-started'; readonly attemptId: string; readonly knownDocumentCount: number }
  /** The inspection found an error while the upload was waiting or being sent, or its attempt couldn't begin. */
  | { readonly type: 'rejected'; readonly problem: unknown }
  /** A person asked to link the document that exists already to the upload's asset; `at` in milliseconds since the epoch. */
  | { readonly type: 'link-requested'; readonly at: number }
  /** Uploads no longer wait for this. */
  | { readonly type: 'unblocked'; readonly from: Blocker }
  /** The wait after this attempt is over. */
  | { readonly type: 'wait-ended'; readonly attemptId: string };

/** Returns the upload after an event; the same object if the event doesn't apply. */
export function transition(upload: Upload, event: UploadEvent): Upload {
  if (event.type === 'link-requested') {
    return upload.status === 'already-exists' ? { ...upload, linkRequestedAt: event.at } : upload;
  }
  if (event.type === 'hashed') {
    return upload.contentHash ? upload : { ...upload, contentHash: event.contentHash };
  }
  // The service has the document: nothing changes that.
  if (isConfirmed(upload)) return upload;
  switch (event.type) {
    case 'checked': {
      if (upload.status !== 'checking') return upload;
      const waitsFor = event.match ? ({ kind: 'decision', match: event.match } as const) : queued;
      return {
        ...unconfirmed(upload),
        status: 'waiting',
        contentHash: event.contentHash ?? upload.contentHash,
        waitsFor,
      };
    }
    case 'decision-lapsed':
      // Another upload may have the same content by now.
      return isWaitingFor(upload, 'decision') ? asChecking(upload) : upload;
    case 'persistence-changed':
      return upload.persistence === event.persistence
        ? upload
        : { ...upload, persistence: event.persistence };
    case 'attempt-started': {
      if (upload.status !== 'waiting') return upload;
      const pastAttempts = {
        ...upload.pastAttempts,
        knownDocumentCount: upload.pastAttempts.knownDocumentCount ?? event.knownDocumentCount,
      };
      const { attemptId } = event;
      return { ...unconfirmed(upload), status: 'sending', pastAttempts, attemptId, sentBytes: 0 };
    }
    case 'interrupted':
      return interrupted(upload, event.outcomeUnknown ?? false);
    case 'rejected':
      // All bytes are sent: only the service knows the result.
      if (isEnded(upload) || upload.status === 'storing') return upload;
      return { ...stopped(upload), status: 'failed', problem: event.problem };
    case 'unblocked':
      return isBlockedBy(upload, event.from) ? asQueued(upload) : upload;
    case 'wait-ended':
      return isWaitingFor(upload, 'retry-scheduled') && upload.waitsFor.attemptId === event.attemptId
        ? asQueued(upload)
        : upload;
    default: {
      if (!('attemptId' in event)) return afterPerson(upload, event);
      const isCurrent = isRunning(upload) && upload.attemptId === event.attemptId;
      return isCurrent ? afterAttemptEvent(upload, event) : upload;
    }
  }
}

type Open = Extract<Upload, Unconfirmed>;

const queued = { kind: 'queued' } as const;
const forced = { kind: 'forced' } as const;

/** Data that an upload without a receipt carries from status to status. */
const unconfirmed = ({ id, job, contentHash, pastAttempts, persistence }: Unconfirmed): Unconfirmed => ({
  id,
  job,
  contentHash,
  pastAttempts,
  persistence,
});

/** Returns what an upload carries on after its attempt was stopped. */
const stopped = (upload: Open): Unconfirmed => ({
  ...unconfirmed(upload),
  pastAttempts: isRunning(upload)
    ? withStop(upload.pastAttempts, sentBytesOf(upload), upload.job.file.size)
    : upload.pastAttempts,
});

function interrupted(upload: Open, outcomeUnknown: boolean): Upload {
  const reset = withoutKnownDocuments(upload.pastAttempts);
  const pastAttempts = outcomeUnknown && !reset.outcomeUnknown ? { ...reset, outcomeUnknown } : reset;
  if (!isRunning(upload)) return pastAttempts === upload.pastAttempts ? upload : { ...upload, pastAttempts };
  return {
    ...asQueued(upload),
    // It isn't known how far the attempt got.
    pastAttempts: {
      ...withStop(pastAttempts, sentBytesOf(upload), upload.job.file.size),
      outcomeUnknown: true,
    },
  };
}

/** Returns true if the upload waits only for this. */
function isBlockedBy(upload: Open, blocker: Blocker): boolean {
  if (blocker === 'connection' || blocker === 'sign-in') return isWaitingFor(upload, blocker);
  const pause = isWaitingFor(upload, 'retry-scheduled') ? upload.waitsFor.pause : undefined;
  if (!pause) return false;
  return blocker === 'service' ? pause.rejections > 1 && !pause.isRequested : pause.isRequested;
}

const asQueued = (upload: Unconfirmed): Waiting => ({
  ...unconfirmed(upload),
  status: 'waiting',
  waitsFor: queued,
});

function afterPerson(upload: Open, event: PersonEvent): Upload {
  switch (event.type) {
    case 'cancelled':
      return isEnded(upload) ? upload : { ...stopped(upload), status: 'cancelled' };
    case 'paused':
      return afterPause(upload, event.isForEdit);
    case 'resumed':
      if (!isWaitingFor(upload, 'resume')) return upload;
      return upload.waitsFor.next === 'queued' ? asQueued(upload) : asChecking(upload);
    case 'retried':
      return afterRetry(upload);
    case 'edited':
      return isRunning(upload) ? upload : afterEdit(upload, event.details);
    case 'file-provided': {
      if (upload.status !== 'needs-file') return upload;
      const isUnchecked = upload.next === 'check';
      return { ...(isUnchecked ? asChecking(upload) : asForced(upload)), persistence: event.persistence };
    }
    default:
      return unreachable(event);
  }
}

function afterPause(upload: Open, isForEdit: true | undefined): Upload {
  // All bytes are sent: pausing would only hide the result.
  if (isEnded(upload) || upload.status === 'storing') return upload;
  if (isWaitingFor(upload, 'resume')) {
    const { kind, next, isForEdit: wasForEdit } = upload.waitsFor;
    return wasForEdit && !isForEdit ? { ...upload, waitsFor: { kind, next } } : upload;
  }
  // Resuming is no decision: an upload that waited for one is checked again.
  const isUnchecked = upload.status === 'checking' || isWaitingFor(upload, 'decision');
  const next = isUnchecked ? 'check' : 'queued';
  const waitsFor = { kind: 'resume', next, ...(isForEdit && { isForEdit }) } as const;
  return { ...stopped(upload), status: 'waiting', waitsFor };
}

function afterRetry(upload: Open): Upload {
  const { status } = upload;
  if (status !== 'failed' && status !== 'cancelled' && status !== 'waiting') return upload;
  if (isWaitingFor(upload, 'queued') || isWaitingFor(upload, 'forced')) return upload;
  return asForced(upload);
}

const asForced = (upload: Unconfirmed): Waiting => ({
  ...unconfirmed(upload),
  status: 'waiting',
  pastAttempts: withFreshBudget(upload.pastAttempts),
  waitsFor: forced,
});

const asChecking = (upload: Unconfirmed): Checking => ({ ...unconfirmed(upload), status: 'checking' });

/** An upload at rest. */
type Resting = Exclude<Open, Sending | Storing>;

function afterEdit(upload: Resting, details: Partial<JobDetails>): Upload {
  if (!isMove(upload, details)) return withDetails(upload, details);
  // The service may hold it on the present asset.
  return upload.pastAttempts.outcomeUnknown ? upload : asMoved(withDetails(upload, details));
}

/** Attempts on another asset say nothing about this one, and its content may be stored here. */
function asMoved(upload: Resting): Upload {
  const { status } = upload;
  const base = { ...unconfirmed(upload), pastAttempts: noPastAttempts };
  if (status === 'needs-file') return { ...base, status, problem: upload.problem, next: 'check' };
  if (!isWaitingFor(upload, 'resume')) return asChecking(base);
  return { ...base, status: 'waiting', waitsFor: { ...upload.waitsFor, next: 'check' } };
}

function withDetails<U extends Unconfirmed>(upload: U, details: Partial<JobDetails>): U {
  const before = new Map<string, unknown>(Object.entries(upload.job));
  const isSame = Object.entries(details).every(([key, value]) => before.get(key) === value);
  return isSame ? upload : { ...upload, job: { ...upload.job, ...details } };
}

function afterAttemptEvent(upload: Sending | Storing, event: AttemptEvent): Upload {
  switch (event.type) {
    case 'progressed':
      return upload.status === 'sending' ? withProgress(upload, event.sentBytes) : upload;
    case 'body-sent':
      if (upload.status === 'storing') return upload;
      return { ...unconfirmed(upload), status: 'storing', attemptId: upload.attemptId };
    case 'file-missing':
      return { ...unconfirmed(upload), status: 'needs-file' };
    case 'attempt-succeeded': {
      const { receipt, origin, endedAt, whileClosed } = event;
      const { id, job, contentHash, pastAttempts } = upload;
      const base = { id, job, contentHash, receipt, endedAt, ...(whileClosed && { whileClosed }) };
      // [Note: our own duplicate] The document of an attempt whose answer was lost is this upload's own.
      const isOwn = origin === 'perhaps-this-upload' && pastAttempts.outcomeUnknown;
      if (receipt.kind === 'stored' || isOwn) return { ...base, status: 'stored' };
      return { ...base, status: 'already-exists', origin };
    }
    case 'attempt-failed': {
      const { problem, pastAttempts, next } = event;
      const base = { ...unconfirmed(upload), pastAttempts };
      return typeof next === 'string'
        ? { ...base, status: next, problem }
        : { ...base, status: 'waiting', waitsFor: next };
    }
    default:
      return unreachable(event);
  }
}

/** A browser that sends a body again on a new connection counts from the start: the higher number is kept. */
function withProgress(upload: Sending, reportedBytes: number): Sending {
  const sentBytes = Math.min(reportedBytes, upload.job.file.size);
  return sentBytes > upload.sentBytes ? { ...upload, sentBytes } : upload;
}
