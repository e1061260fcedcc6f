import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import { checkFile, type InspectZip } from './check-file.ts';
import type { FileCheck } from './chosen-file.ts';

interface RunningCheck {
  readonly abort: AbortController;
  /** Resolves with what is known at the end. */
  readonly ended: Promise<FileCheck>;
}

interface StartOptions {
  readonly inspect: InspectZip;
  /** Told what is known so far, as often as that changes. */
  readonly onNews: (check: FileCheck) => void;
}

/** The checks that run beside a form, one for each file at the most. */
export interface FileChecks {
  readonly start: (id: string, file: File, options: StartOptions) => void;
  /** Ends a check; nothing more is told of it. */
  readonly stop: (id: string) => void;
  readonly stopAll: () => void;
  /** What a check will have found; `undefined` where none runs. */
  readonly outcome: (id: string) => Promise<FileCheck> | undefined;
  /** Lets go of a check that goes on, so that it outlives its row. */
  readonly release: (id: string) => void;
  /** Resolves when it is known of every file what it is, of those that come meanwhile too. */
  readonly settled: () => Promise<void>;
  /** Of how many files it is not known yet what they are. */
  readonly undecided: () => number;
}

/** How many files are read at once to see what they are; more only wait for the same disk. */
const mostAtOnce = 16;

/** No check runs yet. */
export function createFileChecks(): FileChecks {
  const running = new Map<string, RunningCheck>();
  /** Those of which it is not known yet what the file is; a ZIP is read on after that. */
  const undecided = new Map<string, Promise<void>>();
  const reads = createConcurrencyLimit(mostAtOnce);

  function start(id: string, file: File, { inspect, onNews }: StartOptions): void {
    const abort = new AbortController();
    const { signal } = abort;
    const decided = new Promise<void>((resolve) => {
      const decide = () => {
        undecided.delete(id);
        resolve();
      };
      // A read on a dead network share may never end: whoever removes the file does not wait for it.
      signal.addEventListener('abort', decide);
      const tell = (check: FileCheck) => {
        // One that was let go has no row any more.
        if (running.has(id) && !signal.aborted) onNews(check);
        if (check.status !== 'checking') decide();
      };
      const ended = checkFile(file, { inspect, signal, onNews: tell, looks: reads });
      running.set(id, { abort, ended });
      void ended.then((check) => {
        tell(check);
        return running.delete(id);
      });
    });
    undecided.set(id, decided);
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
