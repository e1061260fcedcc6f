import type { SourceFiles } from '../content/source-files.ts';
import type { QueueEvent } from '../store.ts';
import { filesOf, type Command } from './message.ts';

interface OutboxOptions {
  readonly files: SourceFiles;
  readonly createId: () => string;
  readonly post: (command: Command) => void;
}

/** Commands for the leader; posted again to each new leader until acknowledged. */
export interface Outbox {
  /** Posts a command. Resolves when it is acknowledged, or when the outbox is closed. */
  readonly send: (event: QueueEvent) => Promise<void>;
  readonly acknowledge: (ids: readonly string[]) => void;
  readonly postAgain: () => void;
  /** In the order of sending. */
  readonly unacknowledged: () => readonly Command[];
  /** Returns true if an unacknowledged command enqueues this upload. */
  readonly enqueues: (uploadId: string) => boolean;
  readonly close: () => void;
}

export function createOutbox({ files, createId, post }: OutboxOptions): Outbox {
  const waiting = new Map<string, { readonly event: QueueEvent; readonly settle: () => void }>();

  const commandOf = (id: string | undefined, event: QueueEvent): Command => {
    if (event.type !== 'enqueued') {
      const file = event.type === 'file-provided' ? files.retained(event.id) : undefined;
      return { id, event, files: file && 'id' in event ? [[event.id, file]] : [] };
    }
    return { id, event, files: filesOf(event.uploads, files) };
  };
  const unacknowledged = () => [...waiting].map(([id, { event }]) => commandOf(id, event));

  return {
    send(event) {
      // The next progress event replaces it.
      if (event.type === 'progressed') {
        post(commandOf(undefined, event));
        return Promise.resolve();
      }
      const id = createId();
      return new Promise((settle) => {
        waiting.set(id, { event, settle });
        post(commandOf(id, event));
      });
    },
    acknowledge(ids) {
      for (const id of ids) {
        waiting.get(id)?.settle();
        waiting.delete(id);
      }
    },
    postAgain: () => unacknowledged().forEach(post),
    unacknowledged,
    enqueues: (uploadId) =>
      [...waiting.values()].some(
        ({ event }) => event.type === 'enqueued' && event.uploads.some(({ id }) => id === uploadId),
      ),
    close() {
      for (const { settle } of waiting.values()) settle();
    },
  };
}
