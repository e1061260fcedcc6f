import * as z from 'zod/mini';

import { factsOf } from '#lib/file/file-facts.ts';

import { withoutKnownDocuments } from '../past-attempts.ts';
import type { ReceiptShape, SavedByNewer, Upload, Waiting } from '../upload.ts';

/** Raise it only if earlier releases can't read a record: they ignore new fields. */
const version = 1;

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

const queued = { kind: 'queued' } as const;

/** A wait that goes on after a restart. */
const waitsFor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('queued') }),
  z.object({
    kind: z.literal('retry-scheduled'),
    problem: opaque,
    attemptId: z.string(),
    retryAt: z.number(),
    retryDelayMs: z.number(),
    pause: z.optional(z.object({ rejections: z.number(), isRequested: z.boolean() })),
  }),
  z.object({ kind: z.literal('connection'), problem: opaque, since: z.number() }),
  z.object({ kind: z.literal('resume'), next: z.enum(['check', 'queued']) }),
  z.object({ kind: z.literal('decision'), match: matchRecord }),
]);

const state = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['checking', 'running', 'cancelled']), pastAttempts }),
  z.object({ status: z.literal('waiting'), pastAttempts, waitsFor }),
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
  state,
});

/** An upload as it is saved. Its file is saved separately. */
export type UploadRecord = z.infer<typeof schema>;

type SavedState = UploadRecord['state'];

/** Metadata of a record. */
export type RecordMetadata = Pick<UploadRecord, 'owner' | 'order' | 'changedAt'>;

/** Converts an upload into a record. Bytes sent are left out. */
export function toRecord(upload: Upload, metadata: RecordMetadata): UploadRecord {
  const { id, contentHash } = upload;
  const job = { ...upload.job, file: factsOf(upload.job.file) };
  return { version, id, ...metadata, job, contentHash, state: savedStateOf(upload) };
}

function savedStateOf(upload: Upload): SavedState {
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
    case 'waiting':
      return savedWait(upload);
    case 'sending':
    case 'storing':
      return { status: 'running', pastAttempts };
    case 'checking':
    case 'cancelled':
      return { status: upload.status, pastAttempts };
    case 'failed':
      return { status: upload.status, pastAttempts, problem: upload.problem };
    case 'needs-file':
      return { status: upload.status, pastAttempts, problem: upload.problem, next: upload.next };
  }
}

function savedWait({ waitsFor, pastAttempts }: Waiting): SavedState {
  switch (waitsFor.kind) {
    case 'forced':
    case 'sign-in':
      return { status: 'waiting', pastAttempts, waitsFor: queued };
    case 'resume': {
      const { kind, next, isForEdit } = waitsFor;
      if (!isForEdit) return { status: 'waiting', pastAttempts, waitsFor: { kind, next } };
      // The tab that edits it will be gone.
      if (next === 'check') return { status: 'checking', pastAttempts };
      return { status: 'waiting', pastAttempts, waitsFor: queued };
    }
    default:
      return { status: 'waiting', pastAttempts, waitsFor };
  }
}

/**
 * Validates a record; undefined for anything else, such as a record of a newer release. Version 1 is the first: later ones
 * migrate records of earlier versions here.
 */
export const readRecord = (value: unknown): UploadRecord | undefined => schema.safeParse(value).data;

/** The part that the records of all releases have. */
const anyRecord = z.object({
  id: z.string(),
  owner: z.string(),
  version: z.number(),
  job: z.object({ assetId: z.string(), file: z.object({ name: z.string() }) }),
  state: z.object({ status: z.string() }),
});

/** Reads what the record of any release says; undefined for that of a confirmed upload, and for anything else. */
export function readSavedByNewer(value: unknown): SavedByNewer | undefined {
  const { id, job } = anyRecord.safeParse(value).data ?? {};
  if (id === undefined || !job || isConfirmedRecord(value)) return undefined;
  return { id, assetId: job.assetId, fileName: job.file.name };
}

/** Returns true for the record of a confirmed upload, of any release. */
export function isConfirmedRecord(value: unknown): boolean {
  const status = anyRecord.safeParse(value).data?.state.status;
  return status === 'stored' || status === 'already-exists';
}

/**
 * Converts a record into an upload. An attempt that was under way may have been stored; a file that isn't saved must be
 * selected again.
 */
export function fromRecord({ id, job, contentHash, state: saved }: UploadRecord, isSaved: boolean): Upload {
  if (saved.status === 'stored' || saved.status === 'already-exists') {
    return { id, job, contentHash, ...saved };
  }
  const persistence = isSaved ? 'saved' : 'off';
  const restored = withoutKnownDocuments(saved.pastAttempts);
  const pastAttempts = saved.status === 'running' ? { ...restored, outcomeUnknown: true } : restored;
  const base = { id, job, contentHash, pastAttempts, persistence } as const;
  switch (saved.status) {
    case 'failed':
      return { ...base, status: isSaved ? saved.status : 'needs-file', problem: saved.problem };
    case 'needs-file':
      return { ...base, status: saved.status, problem: saved.problem, next: saved.next };
    case 'cancelled':
      // It needs its file only when it is retried.
      return { ...base, status: saved.status };
    default:
      if (!isSaved) return { ...base, status: 'needs-file', next: isUnchecked(saved) ? 'check' : undefined };
      if (saved.status === 'checking') return { ...base, status: saved.status };
      return { ...base, status: 'waiting', waitsFor: saved.status === 'waiting' ? saved.waitsFor : queued };
  }
}

/** Returns true if the content was to be checked before it is sent. */
const isUnchecked = (saved: SavedState): boolean =>
  saved.status === 'checking' ||
  (saved.status === 'waiting' &&
    (saved.waitsFor.kind === 'decision' ||
      (saved.waitsFor.kind === 'resume' && saved.waitsFor.next === 'check')));
