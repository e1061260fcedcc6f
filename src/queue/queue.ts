import { compareFile, type ProvidedFileResult } from './content/compare-file.ts';
import { createSourceFiles, type SourceFiles, type OpenSavedCopy } from './content/source-files.ts';
import { noHistory } from './attempt-history.ts';
import type { FileFacts, Job, JobDetails, JobWithFile, ReceiptShape, Upload } from './upload.ts';
import type { QueuePorts } from './ports.ts';
import { startTabRole } from './tab-role.ts';
import { factsOf } from './storage/record.ts';
import { createStore } from './store.ts';
import type { QueueEvent, Store } from './store.ts';

/** Uploads on their way, and what a person can do about them. A command that does not apply does nothing. */
export interface Queue<R extends ReceiptShape, P> extends Pick<Store<R, P>, 'getSnapshot' | 'subscribe'> {
  /** Lists the jobs at the end and in this order; gives their upload ids, none after `dispose`. */
  readonly enqueue: (jobs: readonly JobWithFile[]) => readonly string[];
  /** Takes back an upload that has not ended, and aborts its attempt. */
  readonly cancel: (id: string) => void;
  /** Fails an upload whose content turned out unfit, and aborts its attempt; nothing where all bytes are out already. */
  readonly reject: (id: string, problem: P) => void;
  /** Sends a failed, cancelled or held up upload as soon as there is room, at its place in the list, with its file. */
  readonly retry: (id: string) => void;
  /** Stops an upload until it is resumed; nothing where all bytes are out already. */
  readonly pause: (id: string) => void;
  /** Lets a paused upload have its turn again. It is sent from its beginning. */
  readonly resume: (id: string) => void;
  /** Changes what is said of a document that is not under way. */
  readonly edit: (id: string, details: Partial<JobDetails>) => void;
  /** Gives back the file of an upload that needs it. */
  readonly provideFile: (id: string, file: File) => Promise<ProvidedFileResult>;
  /** The file that would be sent now; nothing where it is gone, or not needed any more. Never rejects. */
  readonly openFile: (id: string) => Promise<File | undefined>;
  /** Somebody has signed in: what waited for that goes on. */
  readonly signedIn: () => void;
  /** Takes an ended upload off the list. */
  readonly dismiss: (id: string) => void;
  /** Gives uploads up, in whatever state they are: aborts their attempts and takes them off the list. */
  readonly discard: (ids: readonly string[]) => void;
  /** Whether another tab has uploads in hand and doesn't answer, as behind a dialog of the browser. */
  readonly otherTab: {
    readonly isBusy: () => boolean;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Aborts every attempt and ends the queue: the list stays as it is and no command does anything. */
  readonly dispose: () => void;
}

/** How a queue works. */
export interface QueueOptions {
  /** How many attempts may be under way at once: a whole number from 1; 3 unless set. */
  readonly concurrency?: number;
  /** How many attempts of an upload may fail in a row without getting further: a whole number from 1; 6 unless set. */
  readonly attempts?: number;
  /**
   * Whether to try again by itself what the service may have stored; `true` unless set. Safe only with a service that
   * recognises identical content.
   */
  readonly retryAmbiguous?: boolean;
}

/** A queue of its own, that shares nothing with another one but through the crew and the shelf of its ports. */
export function createQueue<R extends ReceiptShape, P>(
  ports: QueuePorts<R, P>,
  { concurrency = 3, attempts = 6, retryAmbiguous = true }: QueueOptions = {},
): Queue<R, P> {
  assertCounts({ concurrency, attempts });
  const store = createStore<R, P>();
  const files = createSourceFiles(openKept(ports));
  const { set: onBusyChange, ...otherTab } = createFlag();
  const policy = { attempts, retryAmbiguous };
  const lead = startTabRole({ store, files, ports, concurrency, policy, onBusyChange });
  const life = new AbortController();
  const { signal } = life;

  function command(event: QueueEvent<R, P>): void {
    if (!signal.aborted) lead.command(event);
  }

  function enqueue(jobs: readonly JobWithFile[]): readonly string[] {
    if (signal.aborted) return [];
    const uploads = jobs.map((job) => {
      const id = ports.createId();
      files.retain(id, job.file);
      return newUpload<R, P>(id, job, ports);
    });
    command({ type: 'enqueued', uploads });
    return uploads.map(({ id }) => id);
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    otherTab,
    enqueue,
    cancel: (id) => command({ type: 'cancelled', id }),
    reject: (id, problem) => command({ type: 'rejected', id, problem }),
    retry: (id) => command({ type: 'retried', id }),
    pause: (id) => command({ type: 'paused', id }),
    resume: (id) => command({ type: 'resumed', id }),
    edit: (id, details) => command({ type: 'edited', id, details }),
    async provideFile(id, file) {
      const upload = store.get(id);
      if (!upload) return 'differs';
      const given = await compareFile(upload, file, { content: ports.content, signal });
      // Hashing takes its time: the upload may have been dismissed, or given its file, by now.
      if (given === 'accepted' && store.get(id)?.status === 'needs-file') {
        // Under the name that the list shows, whatever it is called by now.
        files.retain(id, renamed(file, upload.job.file));
        command({ type: 'file-provided', id, persistence: initialPersistence(ports) });
      }
      return given;
    },
    openFile: (id) => fileOf(files, store.get(id)),
    signedIn: () => command({ type: 'released', from: 'sign-in' }),
    dismiss: (id) => command({ type: 'dismissed', id }),
    discard: (ids) =>
      ids.forEach((id) => {
        command({ type: 'cancelled', id });
        command({ type: 'dismissed', id });
      }),
    dispose() {
      life.abort();
      lead.stop();
    },
  };
}

/** A yes or no that can be followed; no at first. */
function createFlag() {
  let value = false;
  const listeners = new Set<() => void>();
  return {
    isBusy: () => value,
    set: (next: boolean): void => {
      if (value === next) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const renamed = (file: File, { name, type }: FileFacts): File =>
  new File([file], name, { type, lastModified: file.lastModified });

async function fileOf<R extends ReceiptShape, P>(
  files: SourceFiles,
  upload: Upload<R, P> | undefined,
): Promise<File | undefined> {
  const opened = upload && (await files.open(upload).catch(() => undefined));
  return opened?.file;
}

function assertCounts(counts: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(counts)) {
    if (Number.isInteger(value) && value >= 1) continue;
    throw new RangeError(`${name} must be a whole number from 1, not ${value}`);
  }
}

function newUpload<R extends ReceiptShape, P>(
  id: string,
  { file, ...rest }: Job,
  ports: QueuePorts<R, P>,
): Upload<R, P> {
  // Not the file itself: it would be held for as long as its row is listed.
  const job = { ...rest, file: factsOf(file) };
  const base = { id, job, history: noHistory, persistence: initialPersistence(ports) } as const;
  return ports.content
    ? { ...base, status: 'checking' }
    : { ...base, status: 'waiting', waitsFor: { kind: 'queued' } };
}

/** Whether a file that has just been given is kept: where anything is, soon. */
const initialPersistence = <R extends ReceiptShape, P>({
  persistence,
}: QueuePorts<R, P>): 'not-yet' | 'off' => (persistence ? 'not-yet' : 'off');

/** How long the device may take to open a copy, in milliseconds: another tab may have jammed its storage. */
const openMs = 30_000;

const openKept =
  <R extends ReceiptShape, P>({ persistence, setTimer }: QueuePorts<R, P>): OpenSavedCopy =>
  ({ id, job }) =>
    new Promise((resolve, reject) => {
      const cancel = setTimer(openMs, () => resolve('no-answer'));
      Promise.resolve(persistence?.storage.openFile(id, job.file)).then(resolve, reject).finally(cancel);
    });
