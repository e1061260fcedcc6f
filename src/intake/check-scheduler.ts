import { isUnreadable, mayBeSplit } from './check-facts.ts';
import type { CheckCall } from './check-file.ts';
import type { ChosenFile, FileCheck, FileLimits } from './chosen-file.ts';
import { checkSize } from './precheck.ts';

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
export interface CheckScheduler {
  /** Checks the file of a row, unless its name says already that neither it nor documents in it can be uploaded. */
  readonly start: (row: ChosenFile) => void;
  /** Ends a check without further results. */
  readonly stop: (id: string) => void;
  readonly stopAll: () => void;
  /** Starts no further checks until `resume`: listing files comes first. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** The final result of a check; undefined if none is running. */
  readonly outcome: (id: string) => Promise<FileCheck> | undefined;
  /** Lets a check continue after its row is removed. */
  readonly release: (id: string) => void;
  /** Resolves once the type of every file is known, including files added meanwhile. */
  readonly settled: () => Promise<void>;
}

/** Concurrent reads; more would only wait for the same disk. */
const mostAtOnce = 16;

/** Starts without running checks. */
export function createCheckScheduler({ check, limits, onResult, onEnd }: SchedulerOptions): CheckScheduler {
  const running = new Map<string, RunningCheck>();
  /** Files whose type isn't known yet. A ZIP is inspected after that. */
  const undecided = createPendingSet();
  const reads = createReads();

  function run({ id, file }: ChosenFile, rejectedByName: CheckCall['rejected']): void {
    const rejected = rejectedByName ?? checkSize(file, limits());
    if (rejected && !rejectedByName) {
      onResult(id, rejected);
      undecided.delete(id);
    }
    const abort = new AbortController();
    const { signal } = abort;
    // A read from a dead network share may never end: removing the file ends the wait.
    signal.addEventListener('abort', () => undecided.delete(id));
    const publish = (result: FileCheck) => {
      // The file may have been restored, and waits for another check.
      if (signal.aborted) return;
      // A released check has no row any more.
      if (running.has(id)) onResult(id, result);
      if (result.status !== 'checking') undecided.delete(id);
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
    start(row) {
      const rejected = row.check.status === 'rejected' && !isUnreadable(row) ? row.check : undefined;
      if (rejected && !mayBeSplit(rejected)) return;
      // Uploads don't wait for a file that isn't one of them.
      if (!rejected) undecided.add(row.id);
      reads.add(row.id, () => run(row, rejected));
    },
    stop(id) {
      if (reads.remove(id)) undecided.delete(id);
      running.get(id)?.abort.abort();
    },
    stopAll() {
      reads.clear();
      for (const { abort } of running.values()) abort.abort();
    },
    pause: reads.pause,
    resume: reads.resume,
    outcome: (id) => running.get(id)?.ended,
    release: (id) => void running.delete(id),
    settled: undecided.emptied,
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
    /** Returns true if the check hadn't started. */
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

/** IDs, and a promise for the moment when none is left. */
function createPendingSet() {
  const ids = new Set<string>();
  const onEmpty = new Set<() => void>();
  return {
    add: (id: string) => void ids.add(id),
    delete: (id: string) => {
      ids.delete(id);
      if (ids.size > 0) return;
      for (const resolve of onEmpty) resolve();
      onEmpty.clear();
    },
    emptied: async () => {
      while (ids.size > 0) await new Promise<void>((resolve) => onEmpty.add(resolve));
    },
  };
}
