import { logFailure } from '#lib/log-failure.ts';
import type { Result } from '#lib/result.ts';
import { fail } from '#lib/result.ts';

import type { Progress } from '../ports.ts';
import type { QueueContext } from '../queue-context.ts';
import type { AttemptEvent } from '../transition.ts';
import { isConfirmed, isRunning } from '../upload.ts';
import type { ReceiptShape, Sending, Storing, Waiting } from '../upload.ts';
import type { AdmissionControl } from './admission-control.ts';
import type { Leadership } from './leadership.ts';
import { afterFailure } from './retry-policy.ts';

/** Context of an attempt. */
interface AttemptContext extends Omit<QueueContext, 'savedByNewer'> {
  readonly admission: AdmissionControl;
  readonly leadership: Leadership;
}

/** One request of one upload. */
export interface Attempt {
  readonly attemptId: string;
  readonly upload: Waiting;
  readonly signal: AbortSignal;
  /** Returns false once the upload has left the attempt; its progress no longer counts then. */
  readonly isCurrent: () => boolean;
  /** Called when the request has ended, before its result is delivered. */
  readonly onEnd: () => void;
}

/**
 * Sends an upload once, while this tab has its lock, and delivers the result. Ends when the leader knows it, so that no tab
 * sends the upload again. If the browser denies the lock, the upload fails unsent. Never rejects.
 */
export async function runAttempt(attempt: Attempt, context: AttemptContext): Promise<void> {
  const { upload, signal } = attempt;
  const { ports, leadership } = context;
  const { id } = upload;
  try {
    // No other tab may send it at the same time, not even a former leader that doesn't know it yet.
    await leadership.withLock(id, signal, () => sendOnce(attempt, context));
  } catch (error) {
    // Waiting for the lock ends by the signal.
    if (signal.aborted) return;
    logFailure('An attempt failed.', error);
    await leadership.deliver({ type: 'rejected', id, problem: ports.toProblem(error) });
  }
}

async function sendOnce(attempt: Attempt, context: AttemptContext): Promise<void> {
  const { attemptId, upload, signal, isCurrent, onEnd } = attempt;
  const { store, knownDocuments, admission, leadership } = context;
  const { id } = upload;
  const onProgress = (event: AttemptEvent): void => {
    if (!isCurrent()) return;
    void leadership.deliver({ id, ...event });
    admission.bytesSent();
  };
  const isForced = upload.waitsFor.kind === 'forced' && admission.isServicePaused();
  if (!(await leadership.isLeading())) return;
  const [end] = await Promise.all([send(attempt, onProgress, context), knownDocuments.loaded()]);
  // The attempt may have been aborted while this was awaited.
  const now = store.get(id);
  if (end === undefined || signal.aborted || !now || isConfirmed(now)) return;
  if (isRunning(now) && now.attemptId !== attemptId) return;
  onEnd();
  if (end === 'file-missing') {
    await leadership.deliver({ type: end, id, attemptId });
    return;
  }
  // For a new leader it may still be waiting.
  const running = isRunning(now) ? now : ({ ...upload, status: 'sending', attemptId, sentBytes: 0 } as const);
  const event = end.result.ok
    ? succeeded(running, { receipt: end.result.value, isForced }, context)
    : failed(running, { problem: end.result.problem, isSaved: end.isSaved }, context);
  await leadership.deliver({ id, ...event });
}

/** Result of a request. `isSaved`: the file was saved on the device when it began. */
interface RequestEnd {
  readonly result: Result<ReceiptShape, unknown>;
  readonly isSaved: boolean;
}

/** Opens the file and sends it. Resolves to undefined if it was aborted. Never rejects. */
async function send(
  { attemptId, upload, signal }: Attempt,
  onEvent: (event: AttemptEvent) => void,
  { ports, files }: Pick<AttemptContext, 'ports' | 'files'>,
): Promise<RequestEnd | 'file-missing' | undefined> {
  const { job } = upload;
  const onProgress = (progress: Progress): void => {
    if (!signal.aborted) onEvent(progressEvent(attemptId, progress, job.file.size));
  };
  let isSaved = true;
  try {
    const opened = await files.open(upload);
    // A listener may have cancelled it already.
    if (signal.aborted) return undefined;
    if (!opened) return 'file-missing';
    ({ isSaved } = opened);
    return { result: await ports.send({ ...job, file: opened.file }, { signal, onProgress }), isSaved };
  } catch (error) {
    return signal.aborted ? undefined : { result: fail(ports.toProblem(error)), isSaved };
  }
}

/**
 * The file is the last part of the form, so bytes beyond the file's size count as sent before it. An upload that is
 * still sending therefore shows less than its size.
 */
function progressEvent(
  attemptId: string,
  { sentBytes, totalBytes }: Progress,
  sizeBytes: number,
): AttemptEvent {
  if (totalBytes > 0 && sentBytes >= totalBytes) return { type: 'body-sent', attemptId };
  const formBytes = Math.max(0, totalBytes - sizeBytes);
  return { type: 'progressed', attemptId, sentBytes: sentBytes - formBytes };
}

interface Success {
  readonly receipt: ReceiptShape;
  /** See `AdmissionControl`. */
  readonly isForced: boolean;
}

/** Returns the event for a successful attempt, and updates admission control. */
function succeeded(
  upload: Sending | Storing,
  { receipt, isForced }: Success,
  { ports, knownDocuments, settings, admission }: AttemptContext,
): AttemptEvent {
  admission.succeeded(isForced);
  const { attemptId, job } = upload;
  const origin = knownDocuments.originOf(upload, ports.compareReceipt(receipt, job));
  const whileClosed = settings.unattended && true;
  return { type: 'attempt-succeeded', attemptId, receipt, origin, endedAt: ports.now(), whileClosed };
}

/** Returns the event for a failed attempt, and updates admission control. */
function failed(
  upload: Sending | Storing,
  { problem, isSaved }: { readonly problem: unknown; readonly isSaved: boolean },
  { ports, settings, admission }: AttemptContext,
): AttemptEvent {
  const { attemptId } = upload;
  const { policy } = settings;
  const assessment = ports.classifyFailure(problem);
  // A pause starts before this upload's own wait, so that another upload is sent first when both are over.
  const failure = admission.failed(upload, assessment.failureClass);
  const context = { ...assessment, ...failure, isSaved, policy, random: ports.random };
  const { pastAttempts, next } = afterFailure(upload, context);
  const nextState = (): Extract<AttemptEvent, { type: 'attempt-failed' }>['next'] => {
    switch (next.kind) {
      case 'failed':
      case 'needs-file':
        return next.kind;
      case 'queued':
        return { kind: next.kind };
      case 'sign-in':
        return { kind: 'sign-in', problem };
      case 'connection':
        return { kind: 'connection', problem, since: admission.offlineSince() ?? ports.now() };
      case 'retry-scheduled': {
        const retryAt = ports.now() + next.retryDelayMs;
        return { ...next, problem, attemptId, retryAt };
      }
    }
  };
  return { type: 'attempt-failed', attemptId, problem, pastAttempts, next: nextState() };
}
