import { isUnreadable, mayBeSplit } from './check-facts.ts';
import type { CheckCall } from './check-file.ts';
import type { ChosenFile, FileCheck } from './chosen-file.ts';

interface RunningCheck {
  readonly abort: AbortController;
  /** Resolves with the final result. */
  readonly ended: Promise<FileCheck>;
}

interface SchedulerOptions {
  /** Checks a file; never rejects. */
  readonly check: (file: File, call: CheckCall) => Promise<FileCheck>;
  /** Called with each interim result and the final one, unless the check was stopped or released. */
  readonly onResult: (id: string, check: FileCheck) => void;
  /** Called once with the final result, unless the check was stopped. */
  readonly onEnd: (file: File, check: FileCheck) => void;
}

/** Running checks, at most one for each file. */
export type CheckScheduler = ReturnType<typeof createCheckScheduler>;

/** Concurrent reads; more would only wait for the same disk. */
const mostAtOnce = 16;

/** Creates a scheduler, which runs the checks of a list of files. */
export function createCheckScheduler({ check, onResult, onEnd }: SchedulerOptions) {
  const running = new Map<string, RunningCheck>();
  const reads = createReads();

  function run({ id, file }: ChosenFile, rejected: CheckCall['rejected']): void {
    const abort = new AbortController();
    const { signal } = abort;
    const publish = (result: FileCheck) => {
      // A released check has no row any more; a restored file waits for another check.
      if (running.get(id)?.abort === abort && !signal.aborted) onResult(id, result);
    };
    const ended = check(file, { rejected, signal, onInterimResult: publish, read: reads.read });
    running.set(id, { abort, ended });
    void ended.then((result) => {
      publish(result);
      if (!signal.aborted) onEnd(file, result);
      // The file may have been restored, and its check started again.
      return running.get(id)?.abort === abort && running.delete(id);
    });
  }

  return {
    /** Checks the file of a row, unless it is known already that neither it nor documents in it can be uploaded. */
    start: (row: ChosenFile): void => {
      const rejected = row.check.status === 'rejected' && !isUnreadable(row) ? row.check : undefined;
      if (!rejected || mayBeSplit(rejected)) reads.add(row.id, () => run(row, rejected));
    },
    /** Ends a check without further results. */
    stop: (id: string): void => {
      reads.remove(id);
      running.get(id)?.abort.abort();
    },
    stopAll: (): void => {
      reads.clear();
      for (const { abort } of running.values()) abort.abort();
    },
    /** Starts no further checks until `resume`: listing files comes first. */
    pause: reads.pause,
    resume: reads.resume,
    /** The final result of a check; undefined if none is running. */
    outcome: (id: string) => running.get(id)?.ended,
    /** Lets a check continue after its row is removed. */
    release: (id: string) => void running.delete(id),
  };
}

/** Starts checks in order while few files are being read: thousands at once would block the page. */
function createReads() {
  const waiting = new Map<string, () => void>();
  let count = 0;
  let isPaused = false;

  function startWaiting(): void {
    for (const [id, run] of waiting) {
      if (isPaused || count >= mostAtOnce) return;
      waiting.delete(id);
      run();
    }
  }

  return {
    add: (id: string, run: () => void) => {
      waiting.set(id, run);
      startWaiting();
    },
    remove: (id: string) => waiting.delete(id),
    clear: () => waiting.clear(),
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      startWaiting();
    },
    read: async <T>(task: () => Promise<T>): Promise<T> => {
      count += 1;
      try {
        return await task();
      } finally {
        count -= 1;
        startWaiting();
      }
    },
  };
}
