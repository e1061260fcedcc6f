import type { SourceFiles } from '../content/source-files.ts';
import type { ReceiptShape, Upload } from '../upload.ts';
import { factsOf } from '../storage/record.ts';
import type { QueueEvent } from '../store.ts';

import type { TabChannel } from './tab-channel.ts';

/** Files of uploads, by upload id. */
export type FilesById = readonly (readonly [uploadId: string, file: File])[];

/** Something that a person asked for, or that an attempt reports, in another tab than the leader's. */
export interface Command<R extends ReceiptShape, P> {
  /** Of the command, so that it is acknowledged and carried out once; absent where it may get lost. */
  readonly id: string | undefined;
  readonly event: QueueEvent<R, P>;
  readonly files: FilesById;
}

/** What a leader says. Terms rise from leader to leader: what one of a lower term says is out of date. */
export type LeaderMessage<R extends ReceiptShape, P> = { readonly term: number } & (
  | /** All rows and the files that were chosen; not whole while the leader is still reading what is kept. */
    {
      readonly type: 'list';
      readonly isComplete: boolean;
      readonly uploads: readonly Upload<R, P>[];
      readonly files: FilesById;
    }
  /** What is new: rows that changed or came at the end, and rows that are gone. */
  | {
      readonly type: 'changes';
      readonly changed: readonly Upload<R, P>[];
      readonly removedIds: readonly string[];
      readonly files: FilesById;
    }
  /** Commands that were carried out. */
  | { readonly type: 'ack'; readonly ids: readonly string[] }
  /** The leader is there, and whether it waits for uploads of a tab that doesn't answer. */
  | { readonly type: 'pong'; readonly isOtherTabBusy: boolean }
);

/** What is said in a crew. */
export type TabMessage<R extends ReceiptShape, P> =
  | LeaderMessage<R, P>
  /** A tab asks for the list (`join`), or has it and wants to hear of changes (`listening`). */
  | {
      readonly type: 'join' | 'listening';
      /** The highest that it has heard of. */
      readonly term: number;
      /** Uploads that it still sends, since it led before. */
      readonly sendingIds: readonly string[];
    }
  | { readonly type: 'ping' }
  | { readonly type: 'command'; readonly command: Command<R, P> };

/** Messages of another release may look otherwise: each says of which it is. */
const protocol = 'asset-documents-queue-3';

/** The message as it is posted, marked with its release. */
export const toEnvelope = <R extends ReceiptShape, P>(message: TabMessage<R, P>): unknown => ({
  protocol,
  message,
});

/** The message, if it is one of this release. It comes from our own code at our own origin, so it is taken at its word. */
function open<R extends ReceiptShape, P>(value: unknown): TabMessage<R, P> | undefined {
  const envelope = value as { readonly protocol?: unknown; readonly message?: TabMessage<R, P> } | undefined;
  return envelope?.protocol === protocol ? envelope.message : undefined;
}

/** Hears what other members of this release say, until the returned function is called. */
export const subscribeToMessages = <R extends ReceiptShape, P>(
  crew: TabChannel,
  hear: (message: TabMessage<R, P>) => void,
): (() => void) =>
  crew.listen((value) => {
    const message = open<R, P>(value);
    if (message) hear(message);
  });

/** Whether a leader said it. */
export const isFromLeader = <R extends ReceiptShape, P>(
  message: TabMessage<R, P>,
): message is LeaderMessage<R, P> =>
  'term' in message && message.type !== 'join' && message.type !== 'listening';

/** The files of these uploads that were chosen in this visit. */
export const filesOf = <R extends ReceiptShape, P>(
  uploads: readonly Upload<R, P>[],
  files: SourceFiles,
): FilesById =>
  uploads.flatMap(({ id }) => {
    const file = files.retained(id);
    return file ? [[id, file] as const] : [];
  });

/**
 * Takes the files that another tab told. Each gets a file of its own around it, which copies nothing: Chromium lets a page
 * read a file from another tab, but ends the page that sends it as it is once that tab is closed (measured, Chromium 156).
 */
export function retainReceivedFiles(told: FilesById, files: SourceFiles): void {
  for (const [id, file] of told) {
    const { name, type, lastModified } = file;
    files.retain(id, new File([file], name, { type, lastModified }));
  }
}

/** An upload as it is told: a file goes once and apart from it, not with every change. */
export const withoutFile = <R extends ReceiptShape, P>(upload: Upload<R, P>): Upload<R, P> => ({
  ...upload,
  job: { ...upload.job, file: factsOf(upload.job.file) },
});
