import type { QueuePorts } from '../ports.ts';
import type { ListContext } from '../queue-context.ts';
import { rowsOf, withoutKnown, type QueueEvent } from '../store.ts';
import { isEnded } from '../upload.ts';
import { watchLeader } from './leader-watch.ts';
import { createListReplica } from './list-replica.ts';
import { isFromLeader, type Messenger } from './message.ts';
import { createOutbox } from './outbox.ts';

interface FollowerOptions {
  /** Takes leadership from a leader that doesn't answer. */
  readonly takeOver: () => void;
  readonly messages: Messenger;
  /** Uploads that this tab is still sending from an earlier term. */
  readonly sendingIds: () => readonly string[];
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
}

/** Mirrors the leader's list and sends commands to the leader. */
export type Follower = ReturnType<typeof startFollower>;

/** Follows the current leader until it is stopped; takes over if the leader doesn't answer. */
export function startFollower(
  { ports, ...list }: ListContext & { readonly ports: QueuePorts },
  { messages, sendingIds, onBusyChange, takeOver }: FollowerOptions,
) {
  const { store, files } = list;
  const { post } = messages;
  const outbox = createOutbox({
    files,
    createId: ports.createId,
    post: (command) => post({ type: 'command', command }),
  });
  const busy = createBusyState(onBusyChange);
  const view = createListReplica(list, {
    outbox,
    post: (type, term) => post({ type, term, sendingIds: sendingIds() }),
    onOtherTabBusy: (isOtherTabBusy) => busy.set({ isOtherTabBusy }),
  });
  const watch = watchLeader({
    setTimer: ports.setTimer,
    random: ports.random,
    ping: () => post({ type: 'ping' }),
    isLeaderNeeded: () =>
      !view.hasList() || outbox.unacknowledged().length > 0 || !store.getSnapshot().every(isEnded),
    onBusyChange: (isLeaderBusy) => busy.set({ isLeaderBusy }),
    takeOver,
  });
  const stopListening = messages.listen((message) => {
    if (isFromLeader(message) && view.apply(message)) watch.answered();
  });
  view.join();

  return {
    /** Resolves when a leader has carried out the command, or when this follower is stopped. */
    ask: (event: QueueEvent) => {
      const isOwn = event.type === 'enqueued' || rowsOf(event).some(outbox.enqueues);
      if (isOwn) store.dispatch(withoutKnown(event, store.get));
      return outbox.send(event);
    },
    /** Commands that no leader has carried out yet. */
    unacknowledged: outbox.unacknowledged,
    /** Returns true for an upload of this tab that no leader has taken yet. */
    enqueues: outbox.enqueues,
    /** Returns true once a leader has sent its complete list. */
    hasCompleteList: view.hasCompleteList,
    /** Highest term received so far; 0 at first. */
    term: view.term,
    /** Requests the whole list again. */
    refresh: view.join,
    stop: () => {
      stopListening();
      watch.stop();
      outbox.close();
      onBusyChange(false);
    },
  };
}

/** The leader may be busy, or say that another tab is. */
function createBusyState(onBusyChange: (isBusy: boolean) => void) {
  let state = { isLeaderBusy: false, isOtherTabBusy: false };
  return {
    set: (change: Partial<typeof state>): void => {
      state = { ...state, ...change };
      onBusyChange(state.isLeaderBusy || state.isOtherTabBusy);
    },
  };
}
