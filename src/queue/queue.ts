import { factsOf } from '#lib/file/file-facts.ts';
import { logged } from '#lib/log-failure.ts';
import { inTime } from '#lib/time/in-time.ts';
import { createValue, type ObservedValue } from '#lib/value.ts';

import { createMissingFiles } from './content/missing-files.ts';
import { createSourceFiles, type SourceFiles, type OpenSavedCopy } from './content/source-files.ts';
import { createKnownDocuments, type KnownDocuments } from './known-documents/known-documents.ts';
import type { OtherTabState } from './other-tab.ts';
import { noPastAttempts } from './past-attempts.ts';
import type { PersistencePorts, QueuePorts, Unattended } from './ports.ts';
import type { UploadStorage } from './storage/upload-storage.ts';
import { createStore, type Change, type QueueEvent } from './store.ts';
import { startTabRole } from './tab-role.ts';
import { isConfirmed } from './upload.ts';
import type {
  Job,
  JobDetails,
  JobWithFile,
  PersistenceState,
  ProvidedFileResult,
  ReceiptShape,
  Upload,
  SavedByNewer,
} from './upload.ts';

/** The upload queue of one person. A command that doesn't apply does nothing. */
export interface Queue<R = ReceiptShape, P = unknown> {
  /** Calls the listener with each change until the returned function is called. */
  readonly subscribe: (listener: (changes: readonly Change<Upload<R, P>>[]) => void) => () => void;
  /** The list in the order of enqueueing; the same array until something changes. */
  readonly getSnapshot: () => readonly Upload<R, P>[];
  /** Returns the number of all uploads, and of those that haven't ended, without going through the list. */
  readonly counts: () => { readonly all: number; readonly open: number };
  /** Appends the jobs in this order and returns their upload IDs; returns none after `dispose`. */
  readonly enqueue: (jobs: readonly JobWithFile[]) => readonly string[];
  /** Cancels an upload that hasn't ended, and aborts its attempt. */
  readonly cancel: (id: string) => void;
  /**
   * Ends an upload as failed, for example if its inspection found an error, and aborts its attempt. Does nothing once all
   * bytes are sent.
   */
  readonly fail: (id: string, problem: P) => void;
  /**
   * Sends a failed, cancelled or waiting upload as soon as a slot is free. Reads a missing file again that was chosen in this
   * tab, and sends it if it can be read.
   */
  readonly retry: (id: string) => void;
  /** Pauses an upload until it is resumed. Does nothing once all bytes are sent. */
  readonly pause: (id: string) => void;
  /** Pauses an upload like `pause`, but only until it is resumed or the page is opened again. */
  readonly pauseForEdit: (id: string) => void;
  /** Queues a paused upload again. The upload restarts from the beginning. */
  readonly resume: (id: string) => void;
  /**
   * Changes the details of a document that isn't being sent. Changing the asset moves the upload, and its content is
   * checked on the new asset; a failed or cancelled upload continues. A move does nothing if the service may have the
   * document.
   */
  readonly edit: (id: string, details: Partial<JobDetails>) => void;
  /** Provides the file of an upload whose file is missing. */
  readonly provideFile: (id: string, file: File) => Promise<ProvidedFileResult>;
  /** Provides missing files by their names, sizes and dates. Resolves to false if no upload got one. Never rejects. */
  readonly provideFiles: (files: readonly File[]) => Promise<boolean>;
  /** Returns true if the file of an upload was chosen in this tab, so that it may be readable again. */
  readonly hasFile: (id: string) => boolean;
  /** Resolves to the file that would be sent now, or undefined if it is gone or no longer needed. Never rejects. */
  readonly openFile: (id: string) => Promise<File | undefined>;
  /**
   * Queues the uploads that wait for sign-in, in any tab. Call it after sign-in, and when the queue of a signed-in person
   * starts: from then on this tab takes the lead of one whose uploads wait for sign-in, until its own sign-in fails.
   */
  readonly resumeAfterSignIn: () => void;
  /** Notes that a person asked to link the document of an upload that exists already to its asset. */
  readonly noteLinkRequest: (id: string) => void;
  /** Removes ended uploads from the list, all at once. */
  readonly dismiss: (ids: readonly string[]) => void;
  /** Resolves when everything so far is carried out and saved on the device, or after 5 s. Never rejects. */
  readonly whenSaved: () => Promise<void>;
  /**
   * Discards all uploads of this owner on this device that the service hasn't confirmed, in every tab, and ends the queue.
   * Resolves to true when nothing of them is left on the device; to false if the storage failed, or didn't answer within
   * 5 s. Never rejects.
   */
  readonly discardAll: () => Promise<boolean>;
  /** Documents stored from this device, by asset. */
  readonly knownDocuments: Pick<
    KnownDocuments,
    'list' | 'clear' | 'subscribe' | 'hasStoredSize' | 'findStored'
  >;
  readonly otherTab: ObservedValue<OtherTabState>;
  /** Uploads of earlier visits that only a newer release can read. They aren't in the list, and stay on the device. */
  readonly savedByNewer: ObservedValue<readonly SavedByNewer[]>;
  /** Aborts every attempt, saves what is in the list, and ends the queue: the list stays, and commands do nothing. */
  readonly dispose: () => void;
}

export interface QueueOptions {
  /** Maximum concurrent attempts: an integer from 1. Default: 3. */
  readonly concurrency?: number;
  /** Maximum consecutive failures of an upload without new bytes: an integer from 1. Default: 6. */
  readonly attempts?: number | undefined;
  /**
   * Retries uploads that the service may have stored. Default: true. Safe only if the service recognizes identical
   * content.
   */
  readonly retryAmbiguous?: boolean;
  /** Set where no page is open. */
  readonly unattended?: Unattended | undefined;
}

/** Creates a queue. Two queues share nothing but the tab channel and the storage of their ports. */
export function createQueue<R extends ReceiptShape, P>(
  ports: QueuePorts<R, P>,
  options?: QueueOptions,
): Queue<R, P>;
// The implementation ignores `R` and `P`, which would be parameters of nearly every function of this folder if the compiler
// checked them. It reads no more of a receipt than `ReceiptShape`, nothing of a problem, and passes both to ports only.
export function createQueue(given: QueuePorts, options: QueueOptions = {}): Queue {
  const ports = { ...given, persistence: given.persistence && observeDiscards(given.persistence, clear) };
  // `load` rejects with the same error.
  const mark = ports.persistence?.storage.open().catch(() => undefined);
  const store = createStore();
  const files = createSourceFiles(openSavedCopy(ports));
  const knownDocuments = createKnownDocuments({ store, ports });
  const otherTab = createValue<OtherTabState>(undefined);
  const savedByNewer = createValue<readonly SavedByNewer[]>([]);
  const context = { store, files, knownDocuments, savedByNewer, ports, settings: settingsOf(options) };
  const tabRole = startTabRole(context, { mark, onOtherTabChange: otherTab.set, onDiscarded: clear });
  const { initialPersistence } = tabRole;
  const disposed = new AbortController();
  const { signal } = disposed;

  function end(): void {
    disposed.abort();
    void tabRole.stop().then(() => ports.persistence?.storage.close());
  }

  /** Ends the queue, whose unconfirmed uploads are discarded. */
  function clear(): void {
    if (signal.aborted) return;
    end();
    savedByNewer.set([]);
    store.dispatch({ type: 'replaced', uploads: store.getSnapshot().filter(isConfirmed) });
  }

  let lastCommand = Promise.resolve();
  function command(event: QueueEvent): void {
    if (!signal.aborted) lastCommand = tabRole.command(event);
  }

  const missing = createMissingFiles(context, { signal, command, initialPersistence });

  function enqueue(jobs: readonly JobWithFile[]): readonly string[] {
    if (signal.aborted) return [];
    const uploads = jobs.map((job) => {
      const id = ports.createId();
      files.retain(id, job.file);
      return newUpload(id, job, { persistence: initialPersistence(), isChecked: !!ports.hash });
    });
    missing.dismissReplaced(jobs);
    command({ type: 'enqueued', uploads });
    return uploads.map(({ id }) => id);
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    counts: store.counts,
    knownDocuments,
    otherTab,
    savedByNewer,
    enqueue,
    ...commandsOf(command),
    noteLinkRequest: (id) => command({ type: 'link-requested', id, at: ports.now() }),
    ...missing.commands,
    openFile: (id) => fileOrUndefined(files, store.get(id)),
    whenSaved: () => inStorageTime(lastCommand.then(tabRole.whenWritten), undefined, ports),
    discardAll() {
      // First: what the other tabs save from now on is deleted below.
      tabRole.postDiscarded();
      clear();
      return discardSaved(ports);
    },
    dispose: end,
  };
}

type Commands =
  | 'cancel'
  | 'fail'
  | 'pause'
  | 'pauseForEdit'
  | 'resume'
  | 'edit'
  | 'resumeAfterSignIn'
  | 'dismiss';

const commandsOf = (command: (event: QueueEvent) => void): Pick<Queue, Commands> => ({
  cancel: (id) => command({ type: 'cancelled', id }),
  fail: (id, problem) => command({ type: 'rejected', id, problem }),
  pause: (id) => command({ type: 'paused', id }),
  pauseForEdit: (id) => command({ type: 'paused', id, isForEdit: true }),
  resume: (id) => command({ type: 'resumed', id }),
  edit: (id, details) => command({ type: 'edited', id, details }),
  resumeAfterSignIn: () => command({ type: 'unblocked', from: 'sign-in' }),
  dismiss: (ids) => command({ type: 'dismissed', ids }),
});

/** Returns the file of an upload, unless it is missing, which its row says. */
async function fileOrUndefined(files: SourceFiles, upload: Upload | undefined): Promise<File | undefined> {
  const opened = upload && (await files.open(upload).catch(() => undefined));
  return opened?.file;
}

/** Returns the options with their defaults. Throws if one is out of range. */
function settingsOf({ concurrency = 3, attempts = 6, retryAmbiguous = true, unattended }: QueueOptions) {
  for (const [name, value] of Object.entries({ concurrency, attempts })) {
    if (Number.isInteger(value) && value >= 1) continue;
    throw new RangeError(`${name} must be a whole number from 1, not ${value}`);
  }
  return { concurrency, policy: { attempts, retryAmbiguous }, unattended };
}

interface NewUpload {
  /** The first state of the file's copy. */
  readonly persistence: PersistenceState;
  /** True if its content is compared before it is sent. */
  readonly isChecked: boolean;
}

function newUpload(id: string, { file, ...rest }: Job, { persistence, isChecked }: NewUpload): Upload {
  // Without the file itself, which would stay in memory as long as its row is listed.
  const job = { ...rest, file: factsOf(file) };
  const base = { id, job, pastAttempts: noPastAttempts, persistence } as const;
  return isChecked
    ? { ...base, status: 'checking' }
    : { ...base, status: 'waiting', waitsFor: { kind: 'queued' } };
}

/** Time limit for opening a saved copy, in milliseconds: another tab may block the storage. */
const openTimeoutMs = 30_000;

/** Time limit for saving and discarding, in milliseconds: signing out waits for it. */
const storageWaitMs = 5000;

const inStorageTime = <T>(change: Promise<T>, otherwise: T, { setTimer }: QueuePorts): Promise<T> =>
  inTime(change, otherwise, { setTimer, waitMs: storageWaitMs });

/** Resolves to true if nothing is left on the device. Never rejects. */
function discardSaved(ports: QueuePorts): Promise<boolean> {
  const discarding = ports.persistence?.storage.discard().then(() => true) ?? Promise.resolve(true);
  return inStorageTime(discarding.catch(logged('Uploads could not be discarded.', false)), false, ports);
}

/** Calls back each time that the storage finds the owner's uploads discarded. */
function observeDiscards(
  { storage, ...persistence }: PersistencePorts,
  onDiscarded: () => void,
): PersistencePorts {
  const report = <T>(outcome: T): T => {
    if (outcome === 'discarded') onDiscarded();
    return outcome;
  };
  const observedStorage: UploadStorage = {
    ...storage,
    load: async () => report(await storage.load()),
    write: async (change) => report(await storage.write(change)),
    saveFile: async (...copy) => report(await storage.saveFile(...copy)),
  };
  return { ...persistence, storage: observedStorage };
}

const openSavedCopy =
  ({ persistence, setTimer }: QueuePorts): OpenSavedCopy =>
  async ({ id, job }) => {
    const opening = persistence?.storage.openFile(id, job.file);
    const limit = { setTimer, waitMs: openTimeoutMs };
    return opening && inTime<File | 'no-answer' | undefined>(opening, 'no-answer', limit);
  };
