import type { Files } from '../files.ts';
import type { ReceiptShape, Upload } from '../item.ts';
import { factsOf } from '../persistence/record.ts';
import type { QueueEvent } from '../store.ts';

/** Files of uploads, by upload id. */
export type FilesById = readonly (readonly [uploadId: string, file: File])[];

/** What is said in a crew. */
export type CrewMessage<R extends ReceiptShape, P> =
  /** Somebody new asks for the list. */
  | { readonly type: 'hello' }
  /** Somebody has heard the list, and wants to hear of changes. */
  | { readonly type: 'heard' }
  /** The leader tells all rows and the files that were chosen; not whole while it is still reading what is kept. */
  | {
      readonly type: 'list';
      readonly isWhole: boolean;
      readonly uploads: readonly Upload<R, P>[];
      readonly files: FilesById;
    }
  /** The leader tells what is new: rows that changed or came at the end, and rows that are gone. */
  | {
      readonly type: 'changes';
      readonly changed: readonly Upload<R, P>[];
      readonly removedIds: readonly string[];
      readonly files: FilesById;
    }
  /** Another one wants the leader to do what a person asked for there. */
  | { readonly type: 'command'; readonly event: QueueEvent<R, P>; readonly files: FilesById };

/** Messages of another release may look otherwise: each says of which it is. */
const protocol = 'asset-documents-queue-1';

/** The message as it is posted, marked with its release. */
export const envelop = <R extends ReceiptShape, P>(message: CrewMessage<R, P>): unknown => ({
  protocol,
  message,
});

/** The message, if it is one of this release. It comes from our own code at our own origin, so it is taken at its word. */
export function open<R extends ReceiptShape, P>(value: unknown): CrewMessage<R, P> | undefined {
  const envelope = value as { readonly protocol?: unknown; readonly message?: CrewMessage<R, P> } | undefined;
  return envelope?.protocol === protocol ? envelope.message : undefined;
}

/** The files of these uploads that were chosen in this visit. */
export const filesOf = <R extends ReceiptShape, P>(
  uploads: readonly Upload<R, P>[],
  files: Files,
): FilesById =>
  uploads.flatMap(({ id }) => {
    const file = files.held(id);
    return file ? [[id, file] as const] : [];
  });

/**
 * Takes the files that another tab told. Each gets a file of its own around it, which copies nothing: Chromium lets a page
 * read a file from another tab, but ends the page that sends it as it is once that tab is closed (measured, Chromium 156).
 */
export function holdTold(told: FilesById, files: Files): void {
  for (const [id, file] of told) {
    const { name, type, lastModified } = file;
    files.hold(id, new File([file], name, { type, lastModified }));
  }
}

/** An upload as it is told: a file goes once and apart from it, not with every change. */
export const withoutFile = <R extends ReceiptShape, P>(upload: Upload<R, P>): Upload<R, P> => ({
  ...upload,
  job: { ...upload.job, file: factsOf(upload.job.file) },
});
