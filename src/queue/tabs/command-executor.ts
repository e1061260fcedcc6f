import type { SourceFiles } from '../content/source-files.ts';
import { isRunning } from '../upload.ts';
import type { ReceiptShape, Upload } from '../upload.ts';
import type { QueueEvent, Store } from '../store.ts';
import { transition } from '../transition.ts';

import { retainReceivedFiles, type Command, type FilesById } from './message.ts';

interface CommandExecutorOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: SourceFiles;
  /** Resolves when what is kept is in the list; absent where it is already. */
  readonly restored: Promise<void> | undefined;
  /** To be carried out first. */
  readonly commands: readonly Command<R, P>[];
  /** Does what is asked for in any tab. */
  readonly dispatch: Store<R, P>['dispatch'];
  readonly acknowledge: (commandId: string) => void;
  readonly isRemote: (uploadId: string) => boolean;
}

/** Carries out each command once; those for rows that are still to be read from the device when they are there. */
export function createCommandExecutor<R extends ReceiptShape, P>(options: CommandExecutorOptions<R, P>) {
  const { store, files, restored, commands, dispatch, acknowledge, isRemote } = options;
  const done = new Set<string>();
  /** What a person took off the list, and an older list may still hold. */
  const removed = new Set<string>();
  const postponed: Command<R, P>[] = [];
  let isRestored = restored === undefined;

  const isTooEarly = (event: QueueEvent<R, P>): boolean =>
    !isRestored && 'id' in event && store.get(event.id) === undefined;

  function take(command: Command<R, P>): void {
    const { id, event } = command;
    if (isTooEarly(event)) {
      postponed.push(command);
      return;
    }
    if (id === undefined || !done.has(id)) carryOut(command);
    if (id === undefined) return;
    done.add(id);
    acknowledge(id);
  }

  function carryOut({ event, files: told }: Command<R, P>): void {
    if (event.type === 'enqueued') {
      takeIn(event.uploads, told);
      return;
    }
    retainReceivedFiles(told, files);
    dispatch(event);
  }

  /** Adds rows that the list lacks, and puts those in their place whose files only the other tab has. */
  function takeIn(uploads: readonly Upload<R, P>[], told: FilesById): void {
    const toldIds = new Set(told.map(([id]) => id));
    const fresh = uploads.filter(({ id }) => !store.get(id) && !removed.has(id));
    const found = uploads.filter((upload) => toldIds.has(upload.id) && lacksFileOf(upload)).map(notKept);
    const taken = new Map([...fresh, ...found].map((upload) => [upload.id, asItStands(upload)]));
    retainReceivedFiles(
      told.filter(([id]) => taken.has(id)),
      files,
    );
    if (taken.size === 0) return;
    const present = store.getSnapshot().map((upload) => taken.get(upload.id) ?? upload);
    const added = fresh.flatMap(({ id }) => taken.get(id) ?? []);
    store.dispatch({ type: 'replaced', uploads: [...present, ...added] });
  }

  /** Whether the device had no copy of the file to read, while the other tab can send it. */
  const lacksFileOf = ({ id, status }: Upload<R, P>): boolean =>
    store.get(id)?.status === 'needs-file' && status !== 'needs-file' && !files.retained(id);

  /** An attempt of a tab that led before is under way only while that tab holds it. */
  const asItStands = (upload: Upload<R, P>): Upload<R, P> =>
    isRunning(upload) && !isRemote(upload.id) ? transition(upload, { type: 'interrupted' }) : upload;

  const stop = store.subscribe((changes) => {
    for (const { before, after } of changes) if (before && !after) removed.add(before.id);
  });
  commands.forEach(take);
  void restored?.then(() => {
    isRestored = true;
    return postponed.splice(0).forEach(take);
  });
  return { take, stop };
}

/** A copy that the device had no more is made anew. */
const notKept = <R extends ReceiptShape, P>(upload: Upload<R, P>): Upload<R, P> =>
  'persistence' in upload && upload.persistence === 'kept' ? { ...upload, persistence: 'not-yet' } : upload;
