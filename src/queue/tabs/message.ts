import { inTime } from '#lib/time/in-time.ts';

import type { SourceFiles } from '../content/source-files.ts';
import type { QueuePorts } from '../ports.ts';
import type { QueueEvent } from '../store.ts';
import type { Upload, SavedByNewer } from '../upload.ts';
import type { TabChannel } from './tab-channel.ts';

/** Files of uploads, by upload ID. */
export type FilesById = readonly (readonly [uploadId: string, file: File])[];

/** An event of a person or an attempt in another tab than the leader's. */
export interface Command {
  /** For acknowledgement, and so that it is carried out once; absent if it may get lost. */
  readonly id: string | undefined;
  readonly event: QueueEvent;
  readonly files: FilesById;
}

/** Message of a leader. Terms rise from leader to leader; messages of lower terms are out of date. */
export type LeaderMessage = { readonly term: number } & (
  | /**
     * All rows, with their chosen files. `isComplete` is false while the leader restores saved uploads.
     */
    {
      readonly type: 'list';
      readonly isComplete: boolean;
      readonly savedByNewer: readonly SavedByNewer[];
      readonly uploads: readonly Upload[];
      readonly files: FilesById;
    }
  /** Changed rows, new rows at the end, and removed rows. */
  | {
      readonly type: 'changes';
      readonly changed: readonly Upload[];
      readonly removedIds: readonly string[];
      readonly files: FilesById;
    }
  /** Commands that were carried out. */
  | { readonly type: 'ack'; readonly ids: readonly string[] }
  /** Answer to a ping. */
  | { readonly type: 'pong'; readonly isOtherTabBusy: boolean }
);

/** Message between tabs. */
export type TabMessage =
  | LeaderMessage
  /** A follower requests the list (`join`), or has it and wants its changes (`listening`). */
  | {
      readonly type: 'join' | 'listening';
      /** Highest term that it knows. */
      readonly term: number;
      /** Uploads that it is still sending from an earlier term. */
      readonly sendingIds: readonly string[];
    }
  | { readonly type: 'ping' }
  /** The owner's uploads are discarded. */
  | { readonly type: 'discarded' }
  | { readonly type: 'command'; readonly command: Command };

const app = 'asset-documents-queue';

/**
 * [Note: between releases] Every release posts and understands this envelope. Of a message from another release, only the
 * type `discarded` means something. Without a message it is an answer to an older release.
 */
interface Envelope {
  readonly app: typeof app;
  readonly release: number;
  readonly mark: string | undefined;
  readonly message?: TabMessage | undefined;
}

/** Messages come from this application at the same origin, so no more of them is validated. */
const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'app' in value && value.app === app;

/** Posts and receives the messages of tabs, in order. */
export type Messenger = ReturnType<typeof createMessenger>;

/** Time limit for the mark in milliseconds: a storage that doesn't answer must not block uploads. */
export const markWaitMs = 3000;

interface MessengerOptions extends Pick<QueuePorts, 'setTimer'> {
  readonly channel: TabChannel;
  /** Resolves to undefined if it can't be read; absent if nothing is saved. */
  readonly mark: Promise<string | undefined> | undefined;
  /** Called for each sign of a tab of a newer release. */
  readonly onNewerRelease: () => void;
}

/**
 * Creates the messenger of a queue. Nothing is posted or received until its mark is known: a tab that doesn't know yet that
 * its uploads were discarded must not pass them on to one that was opened later. Without a mark all messages count.
 */
export function createMessenger({ channel, mark, setTimer, onNewerRelease }: MessengerOptions) {
  const { release } = channel;
  let own: string | undefined;
  let isReady = false;
  const pending: (() => void)[] = [];

  async function readMark(reading: NonNullable<typeof mark>): Promise<void> {
    own = await reading;
  }

  function begin(): void {
    isReady = true;
    for (const task of pending.splice(0)) task();
  }

  if (mark) void inTime(readMark(mark), undefined, { setTimer, waitMs: markWaitMs }).then(begin);
  else begin();

  function whenReady(task: () => void): void {
    if (isReady) task();
    else pending.push(task);
  }

  function post(message?: TabMessage): void {
    const envelope: Envelope = { app, release, mark: own, message };
    channel.post(envelope);
  }

  function onOtherRelease(other: number): void {
    if (other > release) onNewerRelease();
    // It learns of this one.
    else post();
  }

  channel.listen((value) => {
    if (isEnvelope(value) && value.release !== release) onOtherRelease(value.release);
  });

  return {
    post: (message: TabMessage) => whenReady(() => post(message)),
    /** Subscribes to messages of the same mark; `onOtherMark` is called for others. Returns a function that unsubscribes. */
    listen: (onMessage: (message: TabMessage) => void, onOtherMark?: () => void) => {
      let isListening = true;
      const receive = ({ release: sender, mark: other, message }: Envelope): void => {
        if (!isListening || !message) return;
        if (sender !== release && message.type !== 'discarded') return;
        if (other === undefined || own === undefined || other === own) onMessage(message);
        else onOtherMark?.();
      };
      const stop = channel.listen((value) => {
        if (isEnvelope(value)) whenReady(() => receive(value));
      });
      return () => {
        isListening = false;
        stop();
      };
    },
  };
}

export const isFromLeader = (message: TabMessage): message is LeaderMessage =>
  'term' in message && message.type !== 'join' && message.type !== 'listening';

/** Returns the files of these uploads that were chosen in this visit. */
export const filesOf = (uploads: readonly Upload[], files: SourceFiles): FilesById =>
  uploads.flatMap(({ id }) => {
    const file = files.retained(id);
    return file ? [[id, file] as const] : [];
  });

/**
 * Retains files received from another tab, each wrapped in a new `File`, which copies nothing: Chromium crashes a page
 * that sends another tab's file as it is once that tab is closed (measured in Chromium 156).
 */
export function retainReceivedFiles(received: FilesById, files: SourceFiles): void {
  for (const [id, file] of received) {
    const { name, type, lastModified } = file;
    files.retain(id, new File([file], name, { type, lastModified }));
  }
}
