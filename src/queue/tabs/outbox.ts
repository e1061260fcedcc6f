import type { SourceFiles } from '../content/source-files.ts';
import type { QueueEvent } from '../store.ts';
import { filesOf, type Command } from './message.ts';

interface OutboxOptions {
  readonly files: SourceFiles;
  readonly createId: () => string;
  readonly post: (command: Command) => void;
}

/** Commands for the leader; posted again to each new leader until acknowledged. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ files, createId, post }: OutboxOptions) {
  const pending = new Map<string, { readonly event: QueueEvent; readonly settle: () => void }>();

  const commandOf = (id: string | undefined, event: QueueEvent): Command => {
    if (event.type !== 'enqueued') {
      const file = event.type === 'file-provided' ? files.retained(event.id) : undefined;
      return { id, event, files: file && 'id' in event ? [[event.id, file]] : [] };
    }
    return { id, event, files: filesOf(event.uploads, files) };
  };
  const unacknowledged = () => [...pending].map(([id, { event }]) => commandOf(id, event));

  return {
    /** Posts a command. Resolves when it is acknowledged, or when the outbox is closed. */
    send: (event: QueueEvent): Promise<void> => {
      // The next progress event replaces it.
      if (event.type === 'progressed') {
        post(commandOf(undefined, event));
        return Promise.resolve();
      }
      const id = createId();
      return new Promise<void>((settle) => {
        pending.set(id, { event, settle });
        post(commandOf(id, event));
      });
    },
    acknowledge: (ids: readonly string[]) => {
      for (const id of ids) {
        pending.get(id)?.settle();
        pending.delete(id);
      }
    },
    postAgain: () => unacknowledged().forEach(post),
    /** In the order of sending. */
    unacknowledged,
    /** Returns true if an unacknowledged command enqueues this upload. */
    enqueues: (uploadId: string) =>
      [...pending.values()].some(
        ({ event }) => event.type === 'enqueued' && event.uploads.some(({ id }) => id === uploadId),
      ),
    close: () => {
      for (const { settle } of pending.values()) settle();
    },
  };
}
