import type { Files } from '../files.ts';
import type { ReceiptShape, Upload } from '../item.ts';
import type { QueueEvent, Store } from '../store.ts';

import type { Crew } from './crew.ts';
import { envelop, filesOf, holdTold, open, withoutFile, type CrewMessage } from './message.ts';

interface FollowerOptions<R extends ReceiptShape, P> {
  readonly crew: Crew;
  readonly store: Store<R, P>;
  readonly files: Files;
}

/** One that shows the leader's list and asks the leader to do things. */
export interface Follower<R extends ReceiptShape, P> {
  readonly ask: (event: QueueEvent<R, P>) => void;
  /** Whether a leader has told the whole list: the store holds everything then. */
  readonly isInformed: () => boolean;
  readonly stop: () => void;
}

/** Follows the leader, whoever it is, until it is stopped. */
export function startFollower<R extends ReceiptShape, P>(options: FollowerOptions<R, P>): Follower<R, P> {
  const { crew, store, files } = options;
  let hasList = false;
  let isInformed = false;
  /** Rows enqueued here that no leader has told of yet: shown all the same, and told to the next leader again. */
  const unheard = new Set<string>();
  const post = (message: CrewMessage<R, P>): void => crew.post(envelop(message));
  const replace = (uploads: readonly Upload<R, P>[]): void => store.dispatch({ type: 'replaced', uploads });

  function hear(message: CrewMessage<R, P> | undefined): void {
    if (message?.type === 'list') {
      hold(message);
      hasList = true;
      isInformed ||= message.isWhole;
      const own = store.getSnapshot().filter(({ id }) => unheard.has(id));
      replace([...message.uploads, ...own]);
      post({ type: 'heard' });
      tell(own);
    }
    // Changes of a list that is not known yet mean nothing.
    if (message?.type === 'changes' && hasList) {
      hold(message);
      const changed = new Map(message.changed.map((upload) => [upload.id, upload]));
      const before = store.getSnapshot().filter(({ id }) => !message.removedIds.includes(id));
      const known = new Set(before.map(({ id }) => id));
      replace([
        ...before.map((upload) => changed.get(upload.id) ?? upload),
        ...message.changed.filter(({ id }) => !known.has(id)),
      ]);
    }
  }

  function hold(told: Extract<CrewMessage<R, P>, { readonly type: 'list' | 'changes' }>): void {
    holdTold(told.files, files);
    for (const { id } of told.type === 'list' ? told.uploads : told.changed) unheard.delete(id);
  }

  function tell(uploads: readonly Upload<R, P>[]): void {
    if (uploads.length === 0) return;
    const event = { type: 'enqueued', uploads: uploads.map(withoutFile) } as const;
    post({ type: 'command', event, files: filesOf(uploads, files) });
  }

  const stop = crew.listen((value) => hear(open(value)));
  post({ type: 'hello' });

  return {
    ask(event) {
      if (event.type === 'enqueued') {
        for (const { id } of event.uploads) unheard.add(id);
        store.dispatch(event);
        tell(event.uploads);
        return;
      }
      const isOwn = 'id' in event && unheard.has(event.id);
      if (isOwn) store.dispatch(event);
      const file = event.type === 'file-given' ? files.held(event.id) : undefined;
      post({ type: 'command', event, files: file && 'id' in event ? [[event.id, file]] : [] });
    },
    isInformed: () => isInformed,
    stop,
  };
}
