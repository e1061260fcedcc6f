import { nextTask } from '#lib/time/next-task.ts';

import type { ChosenFile, FileCheck } from '../chosen-file.ts';
import type { FileLimits } from '../file-limits.ts';
import { isUnreadable, mayBeSplit } from './check-facts.ts';
import type { CheckCall } from './check-file.ts';
import { rejectionBySize } from './precheck.ts';

interface RunningCheck {
  readonly abort: AbortController;
  /** Resolves with the final result. */
  readonly ended: Promise<FileCheck>;
}

interface SchedulerOptions {
  /** Checks a file; never rejects. */
  readonly check: (file: File, call: CheckCall) => Promise<FileCheck>;
  readonly limits: () => FileLimits;
  /** Called with each interim result and the final one, unless the check was stopped or released. */
  readonly onResult: (id: string, check: FileCheck) => void;
  /** Called once with the final result, unless the check was stopped. */
  readonly onEnd: (file: File, check: FileCheck) => void;
}

/** Running checks, at most one for each file. */
export type CheckScheduler = ReturnType<typeof createCheckScheduler>;

/** Concurrent reads; more would only wait for the same disk. */
const maxAtOnce = 16;

/** Files whose size is looked at in one task. */
const sliceFiles = 50;

/** Creates a scheduler, which runs the checks of a list of files. */
export function createCheckScheduler({ check, limits, onResult, onEnd }: SchedulerOptions) {
  const running = new Map<string, RunningCheck>();
  const reads = createReads();
  const sizes = createSizeChecks((row) => {
    const rejected = rejectionBySize(row.file, limits());
    if (rejected) onResult(row.id, rejected);
    if (!rejected || mayBeSplit(rejected)) reads.add(row.id, () => run(row, rejected));
  });

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
      if (!rejected) sizes.add(row);
      else if (mayBeSplit(rejected)) reads.add(row.id, () => run(row, rejected));
    },
    /** Ends a check without further results. */
    stop: (id: string): void => {
      sizes.remove(id);
      reads.remove(id);
      running.get(id)?.abort.abort();
    },
    stopAll: (): void => {
      sizes.clear();
      reads.clear();
      for (const { abort } of running.values()) abort.abort();
    },
    /** Starts no further checks until `resume`: listing files comes first. */
    pause: () => {
      sizes.pause();
      reads.pause();
    },
    resume: () => {
      sizes.resume();
      reads.resume();
    },
    /** The final result of a check; undefined if none is running. */
    outcome: (id: string) => running.get(id)?.ended,
    /** Lets a check continue after its row is removed. */
    release: (id: string) => void running.delete(id),
  };
}

/**
 * Looks at the sizes of files in order, a slice in each task, since Chromium blocks the page for each; not among the reads,
 * which may take long or never end.
 */
function createSizeChecks(look: (row: ChosenFile) => void) {
  const waiting = new Map<string, ChosenFile>();
  let isPaused = false;
  let isScheduled = false;

  function lookAtWaiting(): void {
    if (isPaused || isScheduled) return;
    for (const [id, row] of [...waiting].slice(0, sliceFiles)) {
      waiting.delete(id);
      look(row);
    }
    if (waiting.size === 0) return;
    isScheduled = true;
    void nextTask().then(lookAgain);
  }

  function lookAgain(): void {
    isScheduled = false;
    lookAtWaiting();
  }

  return {
    add: (row: ChosenFile) => {
      waiting.set(row.id, row);
      lookAtWaiting();
    },
    remove: (id: string) => waiting.delete(id),
    clear: () => waiting.clear(),
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      lookAtWaiting();
    },
  };
}

/** Starts checks in order while few files are being read: thousands at once would block the page. */
function createReads() {
  const waiting = new Map<string, () => void>();
  let count = 0;
  let isPaused = false;

  function startWaiting(): void {
    for (const [id, run] of waiting) {
      if (isPaused || count >= maxAtOnce) return;
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
