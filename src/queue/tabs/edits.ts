import { whenAborted } from '#lib/time/until-aborted.ts';

import type { QueueEvent, Store } from '../store.ts';
import { isPausedForEdit } from '../upload.ts';
import type { TabChannel } from './tab-channel.ts';

type EditLock = Pick<TabChannel, 'withEditLock'>;

interface EditCommandsOptions {
  /** Absent if this tab is alone. */
  readonly channel: EditLock | undefined;
  readonly command: (event: QueueEvent) => void;
  /** Aborted when the queue ends. */
  readonly signal: AbortSignal;
}

/**
 * Commands that pause an upload while this tab edits it. Meanwhile the tab holds a lock, which the browser releases if the tab is
 * closed or crashes.
 */
export function createEditCommands({ channel, command, signal }: EditCommandsOptions) {
  const edits = new Map<string, AbortController>();
  signal.addEventListener('abort', () => edits.forEach((edit) => edit.abort()), { once: true });

  function hold(id: string): AbortController {
    const edit = new AbortController();
    // Rejects only while waiting for the lock, by the signal.
    channel?.withEditLock(id, edit.signal, () => whenAborted(edit.signal)).catch(() => undefined);
    return edit;
  }

  return {
    pauseForEdit(id: string): void {
      if (signal.aborted) return;
      if (!edits.has(id)) edits.set(id, hold(id));
      command({ type: 'paused', id, isForEdit: true });
    },
    resume(id: string): void {
      command({ type: 'resumed', id });
      edits.get(id)?.abort();
      edits.delete(id);
    },
  };
}

/**
 * Resumes each upload that was paused for an edit once the tab that edits it is gone; for the leading tab, until the signal is
 * aborted.
 */
export function resumeAbandonedEdits(
  { withEditLock }: EditLock,
  { store, signal }: { readonly store: Store; readonly signal: AbortSignal },
): void {
  const waits = new Map<string, AbortController>();

  function follow(id: string): void {
    const upload = store.get(id);
    const isPaused = upload !== undefined && isPausedForEdit(upload) && !signal.aborted;
    if (isPaused === waits.has(id)) return;
    waits.get(id)?.abort();
    waits.delete(id);
    if (isPaused) waitFor(id);
  }

  function waitFor(id: string): void {
    const wait = new AbortController();
    waits.set(id, wait);
    const resume = async (): Promise<void> => {
      if (!wait.signal.aborted) store.dispatch({ type: 'resumed', id });
    };
    // Rejects only while waiting for the lock, by the signal.
    withEditLock(id, wait.signal, resume).catch(() => undefined);
  }

  for (const { id } of store.getSnapshot()) follow(id);
  const stop = store.subscribe((changes) => {
    for (const { before, after } of changes) follow((after ?? before)?.id ?? '');
  });
  signal.addEventListener(
    'abort',
    () => {
      stop();
      for (const wait of waits.values()) wait.abort();
    },
    { once: true },
  );
}
