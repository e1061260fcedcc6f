/** Result of a job: a value, or the reason of its rejection. */
export type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/** Request for a job of a worker. */
export interface Work<Request, A, T> {
  readonly signal: AbortSignal | undefined;
  readonly request: (job: number) => Request;
  /** Receives the answers to this job, and settles it with the last one. */
  readonly onAnswer: (answer: A, settle: (outcome: Outcome<T>) => void) => void;
}

/** Job that a worker runs or will run. */
export interface Job<Request, A> {
  readonly id: number;
  readonly request: Request;
  readonly onAnswer: (answer: A) => void;
  /** Ends the job, unless it has ended. */
  readonly fail: (error: unknown) => void;
}

interface JobOptions<Request, A, T> {
  readonly id: number;
  readonly work: Work<Request, A, T>;
  /** Called once, after the promise is settled. */
  readonly onSettled: (job: Job<Request, A>, reason: 'aborted' | 'done') => void;
}

/** Creates a job that ends when its signal aborts, and the promise of its value. */
export function createJob<Request, A, T>({
  id,
  work,
  onSettled,
}: JobOptions<Request, A, T>): {
  readonly job: Job<Request, A>;
  readonly promise: Promise<T>;
} {
  const { signal } = work;
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  let isSettled = false;

  function end(outcome: Outcome<T>, reason: 'aborted' | 'done'): void {
    if (isSettled) return;
    isSettled = true;
    signal?.removeEventListener('abort', onAbort);
    if ('value' in outcome) resolve(outcome.value);
    else reject(outcome.error);
    onSettled(job, reason);
  }
  const onAbort = (): void => end({ error: signal?.reason }, 'aborted');
  signal?.addEventListener('abort', onAbort);
  const job: Job<Request, A> = {
    id,
    request: work.request(id),
    onAnswer: (answer) => work.onAnswer(answer, (outcome) => end(outcome, 'done')),
    fail: (error) => end({ error }, 'done'),
  };
  return { job, promise };
}
