import { createInspectJob, receive, type InspectCall, type InspectJob } from './inspect-job.ts';
import type { Limits } from './limits.ts';
import type { InspectWorker } from './ports.ts';
import type { Report } from './report.ts';
import { createWorkerHost } from './worker-host.ts';

/** Inspects archives one after another in a worker of its own, which exists only while there is work. */
export interface Inspector {
  /**
   * Rejects with the signal's reason when aborted, `FileUnreadableError` when the file is gone or has changed, and
   * `WorkerFailedError` when the check could not run; the archive itself only ever makes findings.
   */
  readonly inspect: (file: Blob, call?: InspectCall) => Promise<Report>;
  /** Stops everything; running and waiting inspections reject with an `AbortError`. */
  readonly dispose: () => void;
}

/** What an inspector is made of; `createInspectWorker` is the worker of the browser. */
export interface InspectorOptions {
  readonly createWorker: () => InspectWorker;
  readonly limits?: Limits;
  /** How long the worker's code may take to load; 20 s unless told. */
  readonly aliveTimeoutMs?: number;
  /** How long a worker is kept without work; 10 s unless told. */
  readonly idleMs?: number;
}

export function createInspector({ createWorker, limits, ...times }: InspectorOptions): Inspector {
  const waiting = new Set<InspectJob>();
  let running: InspectJob | undefined;
  let lastId = 0;
  const host = createWorkerHost({
    createWorker,
    aliveTimeoutMs: times.aliveTimeoutMs ?? 20_000,
    idleMs: times.idleMs ?? 10_000,
    onMessage: (message) => running && receive(running, message),
    onFailed: (error) => running?.settle({ error }),
  });

  function startNext(): void {
    if (running !== undefined) return;
    [running] = waiting;
    if (running === undefined) return host.rest();
    waiting.delete(running);
    host.post({ kind: 'inspect', job: running.id, file: running.file, ...(limits && { limits }) });
  }

  /** [Note: why abort terminates the worker] Inflating and checksums run without a pause in which a message could be
   * heard, and a hostile archive can make them run for minutes. Terminating is the one stop that always works; the
   * next job gets a fresh worker, whose code is in the cache by then. */
  function onSettled(job: InspectJob, reason: 'aborted' | 'done'): void {
    waiting.delete(job);
    if (job !== running) return;
    running = undefined;
    if (reason === 'aborted') host.terminate();
    startNext();
  }

  function inspect(file: Blob, call: InspectCall = {}): Promise<Report> {
    if (call.signal?.aborted) return Promise.reject(call.signal.reason as Error);
    const { job, promise } = createInspectJob({ id: ++lastId, file, call, onSettled });
    waiting.add(job);
    startNext();
    return promise;
  }

  function dispose(): void {
    const error = new DOMException('The inspector was disposed of.', 'AbortError');
    for (const job of waiting) job.settle({ error });
    running?.settle({ error });
    host.terminate();
  }

  return { inspect, dispose };
}
