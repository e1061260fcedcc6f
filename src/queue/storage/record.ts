import * as z from 'zod/mini';

import { factsOf } from '#lib/file/file-facts.ts';

import { withoutKnownDocuments, type PastAttempts } from '../past-attempts.ts';
import type { ReceiptShape, SavedByNewer, Upload } from '../upload.ts';

/** Raise it only if earlier releases can't read a record: they ignore new fields. */
const version = 2;

const matchRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listed'), uploadId: z.string() }),
  z.object({
    kind: z.literal('stored-before'),
    displayName: z.string(),
    documentId: z.optional(z.string()),
    endedAt: z.number(),
  }),
]);

const file = z.object({ name: z.string(), size: z.number(), type: z.string(), lastModified: z.number() });

const pastAttempts = z.object({
  countedFailures: z.number(),
  farthestBytes: z.number(),
  outcomeUnknown: z.boolean(),
  knownDocumentCount: z.optional(z.number()),
});

/** The queue doesn't read what a problem says. */
const opaque = z.unknown();
const receipt: z.ZodMiniType<ReceiptShape> = z.looseObject({ kind: z.enum(['stored', 'duplicate']) });

const outcome = { receipt, endedAt: z.number(), whileClosed: z.optional(z.literal(true)) };

/** A wait that goes on after a restart. */
const waitRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('retry-scheduled'),
    problem: opaque,
    attemptId: z.string(),
    retryAt: z.number(),
    retryDelayMs: z.number(),
    pause: z.optional(z.object({ rejections: z.number(), isRequested: z.boolean() })),
  }),
  z.object({ kind: z.literal('connection'), problem: opaque, since: z.number() }),
]);

const savedState = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['checking', 'under-way', 'cancelled']), pastAttempts }),
  z.object({ status: z.literal('waiting'), pastAttempts, wait: z.optional(waitRecord) }),
  z.object({ status: z.literal('paused'), pastAttempts, next: z.enum(['check', 'turn']) }),
  z.object({ status: z.literal('decision'), pastAttempts, match: matchRecord }),
  z.object({ status: z.literal('failed'), pastAttempts, problem: opaque }),
  z.object({
    status: z.literal('needs-file'),
    pastAttempts,
    problem: opaque,
    next: z.optional(z.literal('check')),
  }),
  z.object({ status: z.literal('stored'), ...outcome }),
  z.object({
    status: z.literal('already-exists'),
    ...outcome,
    origin: z.enum(['earlier', 'another-person', 'perhaps-this-upload']),
    linkRequestedAt: z.optional(z.number()),
  }),
]);

const schema = z.object({
  version: z.literal(version),
  id: z.string(),
  /** Person and service of the upload; other queues don't read it. */
  owner: z.string(),
  /** Order in the list: any number above that of the previous row. */
  order: z.number(),
  /** Milliseconds since the epoch. */
  changedAt: z.number(),
  job: z.object({
    operation: z.enum(['document', 'manual']),
    assetId: z.string(),
    displayName: z.string(),
    organizationId: z.string(),
    categoryId: z.string(),
    aiEnabled: z.optional(z.boolean()),
    packageName: z.optional(z.string()),
    file,
  }),
  contentHash: z.optional(z.string()),
  /** Devices have stored it by this name. */
  standing: savedState,
});

/** An upload as it is saved. Its file is saved separately. */
export type UploadRecord = z.infer<typeof schema>;

/** Metadata of a record. */
export type RecordMetadata = Pick<UploadRecord, 'owner' | 'order' | 'changedAt'>;

/** Converts an upload into a record. Bytes sent are left out. */
export function toRecord(upload: Upload, metadata: RecordMetadata): UploadRecord {
  const { id, contentHash } = upload;
  const job = { ...upload.job, file: factsOf(upload.job.file) };
  return { version, id, ...metadata, job, contentHash, standing: savedStateOf(upload) };
}

function savedStateOf(upload: Upload): UploadRecord['standing'] {
  if (upload.status === 'stored') {
    const { status, receipt, endedAt, whileClosed } = upload;
    return { status, receipt, endedAt, whileClosed };
  }
  if (upload.status === 'already-exists') {
    const { status, receipt, endedAt, whileClosed, origin, linkRequestedAt } = upload;
    return { status, receipt, endedAt, whileClosed, origin, linkRequestedAt };
  }
  const { pastAttempts } = upload;
  switch (upload.status) {
    case 'waiting': {
      const { waitsFor } = upload;
      if (waitsFor.kind === 'decision') return { status: 'decision', pastAttempts, match: waitsFor.match };
      if (waitsFor.kind === 'retry-scheduled' || waitsFor.kind === 'connection') {
        return { status: 'waiting', pastAttempts, wait: waitsFor };
      }
      if (waitsFor.kind !== 'resume') return { status: 'waiting', pastAttempts };
      // The tab that edits it will be gone.
      if (waitsFor.isForEdit) {
        return { status: waitsFor.next === 'check' ? 'checking' : 'waiting', pastAttempts };
      }
      return { status: 'paused', pastAttempts, next: waitsFor.next === 'queued' ? 'turn' : 'check' };
    }
    case 'sending':
    case 'storing':
      return { status: 'under-way', pastAttempts };
    case 'checking':
    case 'cancelled':
      return { status: upload.status, pastAttempts };
    case 'failed':
      return { status: upload.status, pastAttempts, problem: upload.problem };
    case 'needs-file':
      return { status: upload.status, pastAttempts, problem: upload.problem, next: upload.next };
  }
}

/**
 * Validates a record and migrates it to this version; undefined for anything else, such as a record of a newer release.
 * Version 1 was never released.
 */
export const migrate = (value: unknown): UploadRecord | undefined => schema.safeParse(value).data;

/** The part that the records of all releases have. */
const anyRecord = z.object({
  id: z.string(),
  owner: z.string(),
  version: z.number(),
  job: z.object({ assetId: z.string(), file: z.object({ name: z.string() }) }),
  standing: z.object({ status: z.string() }),
});

/** Reads what the record of any release says; undefined for that of a confirmed upload, and for anything else. */
export function readSavedByNewer(value: unknown): SavedByNewer | undefined {
  const { id, job } = anyRecord.safeParse(value).data ?? {};
  if (id === undefined || !job || isConfirmedRecord(value)) return undefined;
  return { id, assetId: job.assetId, fileName: job.file.name };
}

/** Returns true for the record of a confirmed upload, of any release. */
export function isConfirmedRecord(value: unknown): boolean {
  const status = anyRecord.safeParse(value).data?.standing.status;
  return status === 'stored' || status === 'already-exists';
}

/**
 * Converts a record into an upload. An attempt that was under way may have been stored; a file that isn't saved must be
 * selected again.
 */
export function fromRecord(
  { id, job, contentHash, standing: saved }: UploadRecord,
  isSaved: boolean,
): Upload {
  if (saved.status === 'stored' || saved.status === 'already-exists') {
    return { id, job, contentHash, ...saved };
  }
  const persistence = isSaved ? 'saved' : 'off';
  const restored = withoutKnownDocuments(saved.pastAttempts);
  const pastAttempts = saved.status === 'under-way' ? { ...restored, outcomeUnknown: true } : restored;
  const base = { id, job, contentHash, pastAttempts, persistence } as const;
  switch (saved.status) {
    case 'failed':
      return { ...base, status: isSaved ? saved.status : 'needs-file', problem: saved.problem };
    case 'needs-file':
      return { ...base, status: saved.status, problem: saved.problem, next: saved.next };
    default: {
      // A cancelled upload needs its file only when it is retried.
      const isAtHand = isSaved || saved.status === 'cancelled';
      if (isAtHand) return { ...base, ...afterRestart(saved, pastAttempts) };
      return { ...base, status: 'needs-file', next: isUnchecked(saved) ? 'check' : undefined };
    }
  }
}

type OpenState = Exclude<
  UploadRecord['standing'],
  | ({ readonly receipt?: unknown } & { readonly endedAt: number })
  | { readonly status: 'failed' | 'needs-file' }
>;

/** Returns true if the content was to be checked before it is sent. */
const isUnchecked = (saved: OpenState): boolean =>
  saved.status === 'checking' ||
  saved.status === 'decision' ||
  (saved.status === 'paused' && saved.next === 'check');

function afterRestart(saved: OpenState, pastAttempts: PastAttempts) {
  switch (saved.status) {
    case 'checking':
    case 'cancelled':
      return { status: saved.status, pastAttempts } as const;
    case 'waiting':
      return { status: 'waiting', pastAttempts, waitsFor: saved.wait ?? { kind: 'queued' } } as const;
    case 'under-way':
      return { status: 'waiting', pastAttempts, waitsFor: { kind: 'queued' } } as const;
    case 'paused': {
      const next = saved.next === 'turn' ? 'queued' : 'check';
      return { status: 'waiting', pastAttempts, waitsFor: { kind: 'resume', next } } as const;
    }
    case 'decision':
      return { status: 'waiting', pastAttempts, waitsFor: { kind: 'decision', match: saved.match } } as const;
  }
}
