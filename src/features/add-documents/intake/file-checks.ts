import { checkFile, type Inspections } from './check-file.ts';
import type { FileCheck, FileLimits, RejectedFile } from './chosen-file.ts';
import { checkSize } from './precheck.ts';

interface RunningCheck {
  readonly abort: AbortController;
  /** Resolves with the final result. */
  readonly ended: Promise<FileCheck>;
}

interface StartOptions extends Inspections {
  readonly limits: FileLimits;
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
  /** Starts no further checks until `resume`: listing files comes first. */
  readonly pause: () => void;
  readonly resume: () => void;
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
  const undecided = createPendingSet();
  const reads = createReads();

  function run(id: string, file: File, { onCheck, onEnd, limits, ...inspections }: StartOptions): void {
    const rejected = inspections.rejected ?? checkSize(file, limits);
    if (rejected && !inspections.rejected) {
      onCheck(rejected);
      undecided.delete(id);
    }
    const abort = new AbortController();
    const { signal } = abort;
    // A read from a dead network share may never end: removing the file ends the wait.
    signal.addEventListener('abort', () => undecided.delete(id));
    const publish = (check: FileCheck) => {
      // A released check has no row any more.
      if (running.has(id) && !signal.aborted) onCheck(check);
      if (check.status !== 'checking') undecided.delete(id);
    };
    const ended = checkFile(file, {
      ...inspections,
      rejected,
      signal,
      onInterimResult: publish,
      read: reads.read,
    });
    running.set(id, { abort, ended });
    void ended.then((check) => {
      publish(check);
      if (!signal.aborted) onEnd(check);
      // The file may have been restored, and its check started again.
      return running.get(id)?.abort === abort && running.delete(id);
    });
  }

  return {
    start(id, file, options) {
      // Uploads don't wait for a file that isn't one of them.
      if (!options.rejected) undecided.add(id);
      reads.add(id, () => run(id, file, options));
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
    undecided: undecided.size,
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
    size: () => ids.size,
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
