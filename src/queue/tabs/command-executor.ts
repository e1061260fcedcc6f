import type { SourceFiles } from '../content/source-files.ts';
import { rowsOf, type QueueEvent, type Store } from '../store.ts';
import { transition } from '../transition.ts';
import { isRunning } from '../upload.ts';
import type { Upload } from '../upload.ts';
import { retainReceivedFiles, type Command, type FilesById } from './message.ts';
import type { RemoteAttempts } from './remote-attempts.ts';

interface CommandExecutorOptions {
  readonly store: Store;
  readonly files: SourceFiles;
  /** Resolves when saved uploads are in the list; absent if they are already. */
  readonly whenRestored: Promise<void> | undefined;
  /** Carried out first. */
  readonly commands: readonly Command[];
  readonly remoteAttempts: Pick<RemoteAttempts, 'dispatch' | 'has'>;
  readonly acknowledge: (commandId: string) => Promise<void>;
}

/** Carries out each command once. Commands for rows that aren't restored yet wait until they are. */
export function createCommandExecutor(options: CommandExecutorOptions) {
  const { store, files, whenRestored, commands, remoteAttempts, acknowledge } = options;
  const done = new Set<string>();
  /** Dismissed uploads, which an older list may still contain. */
  const removed = new Set<string>();
  const postponed: Command[] = [];
  let isRestored = whenRestored === undefined;

  const isTooEarly = (event: QueueEvent): boolean =>
    !isRestored && rowsOf(event).some((id) => store.get(id) === undefined);

  function execute(command: Command): void {
    const { id, event } = command;
    if (isTooEarly(event)) {
      postponed.push(command);
      return;
    }
    if (id === undefined || !done.has(id)) carryOut(command);
    if (id === undefined) return;
    done.add(id);
    void acknowledge(id);
  }

  function carryOut({ event, files: received }: Command): void {
    if (event.type === 'enqueued') {
      addRows(event.uploads, received);
      return;
    }
    retainReceivedFiles(received, files);
    remoteAttempts.dispatch(event);
  }

  /** Adds rows that the list lacks, and replaces rows whose file only the other tab has. */
  function addRows(uploads: readonly Upload[], received: FilesById): void {
    const receivedIds = new Set(received.map(([id]) => id));
    const fresh = uploads.filter(({ id }) => !store.get(id) && !removed.has(id));
    const found = uploads.filter((upload) => receivedIds.has(upload.id) && lacksFileOf(upload)).map(unsaved);
    const taken = new Map([...fresh, ...found].map((upload) => [upload.id, interruptedIfOrphaned(upload)]));
    retainReceivedFiles(
      received.filter(([id]) => taken.has(id)),
      files,
    );
    if (taken.size === 0) return;
    const present = store.getSnapshot().map((upload) => taken.get(upload.id) ?? upload);
    const added = fresh.flatMap(({ id }) => taken.get(id) ?? []);
    store.dispatch({ type: 'replaced', uploads: [...present, ...added] });
  }

  /** Returns true if the file is missing here, while the other tab has it. */
  const lacksFileOf = ({ id, status }: Upload): boolean =>
    store.get(id)?.status === 'needs-file' && status !== 'needs-file' && !files.retained(id);

  /** An attempt of a former leader is under way only while its tab holds the lock. */
  const interruptedIfOrphaned = (upload: Upload): Upload =>
    isRunning(upload) && !remoteAttempts.has(upload.id)
      ? transition(upload, { type: 'interrupted' })
      : upload;

  const stop = store.subscribe((changes) => {
    for (const { before, after } of changes) if (before && !after) removed.add(before.id);
  });
  commands.forEach(execute);
  void whenRestored?.then(() => {
    isRestored = true;
    return postponed.splice(0).forEach(execute);
  });
  return { execute, stop };
}

/** The device's copy is gone, so it is saved again. */
const unsaved = (upload: Upload): Upload =>
  'persistence' in upload && upload.persistence === 'saved' ? { ...upload, persistence: 'saving' } : upload;
