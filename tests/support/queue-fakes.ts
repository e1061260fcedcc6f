import { fail, ok } from '#lib/result.ts';
import type { Job } from '#queue/item.ts';
import type { Progress, QueuePorts, Send } from '#queue/ports.ts';

/** A receipt that can be told from every other by its identity. */
export interface FakeReceipt {
  readonly kind: 'stored' | 'duplicate';
}

/** One call of the fake `send`, under the hand of the test. */
interface FakeAttempt {
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
  /** Answers with this receipt, and gives it back. */
  readonly succeed: (kind?: FakeReceipt['kind']) => FakeReceipt;
  readonly fail: (problem: string) => void;
  readonly reject: (error: unknown) => void;
  /** Not aborted and not answered. */
  readonly isUnderWay: () => boolean;
}

/** A job with a file of that many bytes. */
export function createJob(overrides: Partial<Job> & { readonly sizeBytes?: number } = {}): Job {
  const { sizeBytes = 100, ...fields } = overrides;
  return {
    operation: 'document',
    assetId: 'PRESS-0042',
    displayName: 'Pump manual',
    organizationId: 'org-1',
    categoryId: 'category-1',
    file: new File([new Uint8Array(sizeBytes)], 'pump-manual.pdf', { type: 'application/pdf' }),
    ...fields,
  };
}

/** Several jobs that differ in their display name: `Document 1`, `Document 2` and so on. */
export const createJobs = (count: number): readonly Job[] =>
  Array.from({ length: count }, (_, index) => createJob({ displayName: `Document ${index + 1}` }));

/** Ports whose `send` waits for the test; `send` can be replaced, and can be made deaf to its signal. */
export function createFakePorts(
  overrides: Partial<QueuePorts<FakeReceipt, string>> & { readonly isDeafToAbort?: boolean } = {},
) {
  const { isDeafToAbort = false, ...replaced } = overrides;
  const attempts: FakeAttempt[] = [];
  let lastId = 0;
  const send: Send<FakeReceipt, string> = (job, { signal, onProgress }) => {
    const { promise, resolve, reject } = withResolvers<Awaited<ReturnType<typeof send>>>();
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
      succeed(kind = 'stored') {
        const receipt = { kind };
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
    problemFrom: (error) => `foreign: ${String(error)}`,
    ...replaced,
  };
  return { ports, attempts, underWay: () => attempts.filter((attempt) => attempt.isUnderWay()) };
}

/** Lets everything run that is already due: all pending promise callbacks. */
export const allDue = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// Promise.withResolvers came with Node 22.
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
