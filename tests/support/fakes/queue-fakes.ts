import { smallFileBytes } from '#lib/file/small-file.ts';
import { fail, ok } from '#lib/result.ts';
import type { KnownDocumentStorage } from '#queue/known-document.ts';
import type { FailureAssessment, Progress, QueuePorts, ReceiptComparison, Send } from '#queue/ports.ts';
import type { JobWithFile, StoredBefore, Upload } from '#queue/upload.ts';

/** A receipt with its own identity. */
export interface FakeReceipt extends Partial<ReceiptComparison> {
  readonly kind: 'stored' | 'duplicate';
}

/** One call of the fake `send`, controlled by the test. */
interface FakeAttempt {
  readonly job: JobWithFile;
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
  /** Answers with this receipt, and returns it. */
  readonly succeed: (kind?: FakeReceipt['kind'], says?: Partial<ReceiptComparison>) => FakeReceipt;
  readonly fail: (problem: string) => void;
  readonly reject: (error: unknown) => void;
  /** True if neither aborted nor answered. */
  readonly isUnderWay: () => boolean;
}

/** A job with a file of this many bytes. */
export function createJob(
  overrides: Partial<JobWithFile> & { readonly sizeBytes?: number; readonly fileName?: string } = {},
): JobWithFile {
  const { sizeBytes = 100, fileName = 'pump-manual.pdf', ...fields } = overrides;
  return {
    operation: 'document',
    assetId: 'PRESS-0042',
    displayName: 'Pump manual',
    organizationId: 'org-1',
    categoryId: 'category-1',
    file: new File([new Uint8Array(sizeBytes)], fileName, { type: 'application/pdf' }),
    ...fields,
  };
}

/**
 * Keeps a small file from being read into memory, which takes a while in Node. Of two attempts, the later one could then
 * be the first to have its file.
 */
export const leaveOnDisk = (file: File): File =>
  Object.assign(file, {
    arrayBuffer: () => Promise.reject(new DOMException('It stays on the disk.', 'NotReadableError')),
  });

let lastFile = 0;

/** Several jobs with a file each, with different display names: `Document 1`, `Document 2` and so on. */
export const createJobs = (count: number, sizeBytes?: number): readonly JobWithFile[] =>
  Array.from({ length: count }, (_, index) =>
    createJob({
      displayName: `Document ${index + 1}`,
      fileName: `document-${(lastFile += 1)}.pdf`,
      ...(sizeBytes !== undefined && { sizeBytes }),
    }),
  );

/** Size in bytes of a file that isn't small, of which no more than the configured number are sent at once. */
export const notSmallBytes = smallFileBytes + 1;

/** Classification of problems in the fakes; other problems are final. */
const assessments: Readonly<Record<string, FailureAssessment>> = {
  busy: { failureClass: { kind: 'transient' }, outcomeUnknown: false },
  'in maintenance': { failureClass: { kind: 'unavailable' }, outcomeUnknown: false },
  'busy for 3 s': { failureClass: { kind: 'unavailable', retryDelayMs: 3000 }, outcomeUnknown: false },
  'no answer': { failureClass: { kind: 'transient' }, outcomeUnknown: true },
  offline: { failureClass: { kind: 'no-connection' }, outcomeUnknown: false },
  cut: { failureClass: { kind: 'no-connection' }, outcomeUnknown: true },
  'signed out': { failureClass: { kind: 'sign-in' }, outcomeUnknown: false },
  'file gone': { failureClass: { kind: 'file', isGone: true }, outcomeUnknown: false },
  'file changed': { failureClass: { kind: 'file', isGone: false }, outcomeUnknown: false },
};

/** State of an upload as text: its status, and the reason why it waits. */
export const stateOf = (upload: Upload): string =>
  upload.status === 'waiting' ? `waiting (${upload.waitsFor.kind})` : upload.status;

/** Timers that fire when the test advances the clock. */
export function createFakeTimers() {
  let now = 0;
  let timers: readonly { readonly at: number; readonly callback: () => void }[] = [];
  return {
    after: (delayMs: number, callback: () => void) => {
      const timer = { at: now + delayMs, callback };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    /** Milliseconds until each timer fires, the next one first. */
    pending: () => timers.map(({ at }) => at - now).toSorted((a, b) => a - b),
    /** Advances the clock by this many milliseconds, and runs everything due by then. */
    async pass(ms: number) {
      const end = now + ms;
      for (let due = next(end); due !== undefined; due = next(end)) {
        const timer = due;
        timers = timers.filter((each) => each !== timer);
        now = timer.at;
        timer.callback();
        await allDue();
      }
      now = end;
    },
  };
  function next(end: number) {
    return timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Ports whose `send` waits for the test; `send` can be replaced, and can ignore its signal. */
export function createFakePorts(
  overrides: Partial<QueuePorts<FakeReceipt, string>> & { readonly isDeafToAbort?: boolean } = {},
) {
  const { isDeafToAbort = false, ...replaced } = overrides;
  const attempts: FakeAttempt[] = [];
  let lastId = 0;
  const timers = createFakeTimers();
  const hints = new Set<() => void>();
  const send: Send<FakeReceipt, string> = (job, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof send>>>();
    let isAnswered = false;
    const answer = (act: () => void): void => {
      isAnswered = true;
      act();
    };
    if (!isDeafToAbort) signal.addEventListener('abort', () => reject(signal.reason));
    attempts.push({
      job,
      signal,
      report: onProgress,
      succeed(kind = 'stored', says = {}) {
        const receipt = { kind, ...says };
        answer(() => resolve(ok(receipt)));
        return receipt;
      },
      fail: (problem) => answer(() => resolve(fail(problem))),
      reject: (error) => answer(() => reject(error)),
      isUnderWay: () => !isAnswered && !signal.aborted,
    });
    return promise;
  };
  const ports: QueuePorts<FakeReceipt, string> = {
    send,
    createId: () => `id-${(lastId += 1)}`,
    now: () => 1_700_000_000_000,
    // A fixed random value: with full jitter a wait is half its maximum, that of a probe three quarters.
    random: () => 0.5,
    setTimer: timers.after,
    classifyFailure: (problem) =>
      assessments[problem] ?? { failureClass: { kind: 'permanent' }, outcomeUnknown: false },
    compareReceipt: ({ isMatch = false, ...says }) => ({ ...says, isMatch }),
    isOffline: () => false,
    onConnectivityHint(listener) {
      hints.add(listener);
      return () => hints.delete(listener);
    },
    toProblem: (error) => `foreign: ${String(error)}`,
    ...replaced,
  };
  /** Simulates a hint of the browser that the network may be back. */
  const hint = (): void => {
    for (const listener of hints) listener();
  };
  return {
    ports,
    attempts,
    timers,
    hint,
    hints,
    underWay: () => attempts.filter((attempt) => attempt.isUnderWay()),
  };
}

/** One call of the fake `hash`, controlled by the test. */
interface FakeCheck {
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly answer: (contentHash: string | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A device that remembers no documents. */
export const emptyKnownDocuments: KnownDocumentStorage = {
  load: async () => [],
  hasStoredSize: async () => false,
  findStored: async () => undefined,
  list: async () => [],
  clear: async () => {},
  subscribe: () => () => {},
};

/** The hash of a fake file: its name up to the first `-`, so that `pump-1.pdf` and `pump-2.pdf` are equal. */
export const hashByName = ({ name }: File): string | undefined => name.split('-')[0];

/**
 * Content ports whose `hash` waits for the test, unless `hashOf` answers it; it can ignore its signal. `stored` holds
 * the documents that the device remembers, by asset and hash.
 */
export function createFakeContent({
  hashOf,
  isDeafToAbort = false,
  stored = {},
}: {
  readonly hashOf?: (file: File) => string | undefined;
  readonly isDeafToAbort?: boolean;
  readonly stored?: Readonly<Record<string, StoredBefore>>;
} = {}) {
  const checks: FakeCheck[] = [];
  const hash: NonNullable<QueuePorts['hash']> = (file, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    if (!isDeafToAbort) signal.addEventListener('abort', () => reject(signal.reason));
    checks.push({ file, signal, answer: resolve, reject });
    if (hashOf && file instanceof File) resolve(hashOf(file));
    return promise;
  };
  const knownDocuments: KnownDocumentStorage = {
    ...emptyKnownDocuments,
    findStored: (assetId, contentHash) => Promise.resolve(stored[`${assetId} ${contentHash}`]),
  };
  return { hash, checks, knownDocuments };
}

/** Waits for all pending promise callbacks. */
export const allDue = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
