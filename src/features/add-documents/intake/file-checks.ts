import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import { checkFile, type Inspections } from './check-file.ts';
import type { FileCheck, RejectedFile } from './chosen-file.ts';

interface RunningCheck {
  readonly abort: AbortController;
  /** Resolves with the final result. */
  readonly ended: Promise<FileCheck>;
}

interface StartOptions extends Inspections {
  /** Result of the check without reading, if the file isn't accepted as it is. */
  readonly rejected: RejectedFile | undefined;
  /** Called with each interim result. */
  readonly onCheck: (check: FileCheck) => void;
  /** Called once with the final result, unless the check was stopped. */
  readonly onEnd: (check: FileCheck) => void;
}

/** Running checks, at most one for each file. */
export interface FileChecks {
  readonly start: (id: string, file: File, options: StartOptions) => void;
  /** Ends a check without further results. */
  readonly stop: (id: string) => void;
  readonly stopAll: () => void;
  /** The final result of a check; undefined if none is running. */
  readonly outcome: (id: string) => Promise<FileCheck> | undefined;
  /** Lets a check continue after its row is removed. */
  readonly release: (id: string) => void;
  /** Resolves once the type of every file is known, including files added meanwhile. */
  readonly settled: () => Promise<void>;
  /** Number of files whose type isn't known yet. */
  readonly undecided: () => number;
}

/** Concurrent reads; more would only wait for the same disk. */
const mostAtOnce = 16;

/** Starts without running checks. */
export function createFileChecks(): FileChecks {
  const running = new Map<string, RunningCheck>();
  /** Files whose type isn't known yet. A ZIP is inspected after that. */
  const undecided = new Map<string, Promise<void>>();
  const reads = createConcurrencyLimit(mostAtOnce);

  function start(id: string, file: File, { onCheck, onEnd, ...inspections }: StartOptions): void {
    const abort = new AbortController();
    const { signal } = abort;
    const decided = new Promise<void>((resolve) => {
      const decide = () => {
        undecided.delete(id);
        resolve();
      };
      // A read from a dead network share may never end: removing the file ends the wait.
      signal.addEventListener('abort', decide);
      const publish = (check: FileCheck) => {
        // A released check has no row any more.
        if (running.has(id) && !signal.aborted) onCheck(check);
        if (check.status !== 'checking') decide();
      };
      const ended = checkFile(file, { ...inspections, signal, onInterimResult: publish, readLimiter: reads });
      running.set(id, { abort, ended });
      void ended.then((check) => {
        publish(check);
        if (!signal.aborted) onEnd(check);
        return running.delete(id);
      });
    });
    // Uploads don't wait for a file that isn't one of them.
    if (!inspections.rejected) undecided.set(id, decided);
  }

  async function settled(): Promise<void> {
    while (undecided.size > 0) await Promise.all(undecided.values());
  }

  return {
    start,
    stop: (id) => running.get(id)?.abort.abort(),
    stopAll: () => {
      for (const { abort } of running.values()) abort.abort();
    },
    outcome: (id) => running.get(id)?.ended,
    release: (id) => void running.delete(id),
    settled,
    undecided: () => undecided.size,
  };
}
