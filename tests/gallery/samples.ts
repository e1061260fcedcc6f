import type { DuplicateReceipt } from '#api/contract/receipt.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { KnownDocument } from '#queue/known-document.ts';
import { noPastAttempts } from '#queue/past-attempts.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { createBrokenLink, createFinding } from '../support/archives/findings.ts';

export const assetId = 'PRESS-0042';

/** A time in the past: milliseconds since the epoch. */
export const endedAt = Date.UTC(2026, 2, 12, 9, 41);

/** A file of any size that takes no memory. */
export function createFile(name: string, sizeBytes: number): File {
  const file = new File([], name, { lastModified: endedAt });
  Object.defineProperty(file, 'size', { value: sizeBytes });
  return file;
}

const duplicate: DuplicateReceipt = {
  kind: 'duplicate',
  document: {
    id: '6f1c0a52-2c8e-4bd0-9d1f-7a5b1f0c33e2',
    filename: 'HLP46_SDS_2024.pdf',
    displayname: 'HLP 46 SDS',
    organizationId: 'nordwerk',
    mimetype: 'application/pdf',
    category: { id: 'sds', languageCode: 'en', name: 'Safety data sheet' },
    languages: ['en', 'de'],
    createdAt: '2024-03-12T10:02:00.000Z',
    createdBy: 'k.lund',
    supplierDocument: true,
    supplierName: 'Lubrication Supplies Nord',
    ai: { variant: 'ingested', enabled: false, state: 'uningested' },
  },
  assetIds: [assetId, 'PRESS-0043', 'TANK-007'],
  maintenanceIds: ['MNT-1', 'MNT-2'],
  message: 'It is there.',
};

export const createDuplicate = (overrides: Partial<DuplicateReceipt> = {}): DuplicateReceipt => ({
  ...duplicate,
  ...overrides,
});

type Fields<T> = T extends unknown ? Omit<T, 'id' | 'job' | 'pastAttempts' | 'persistence'> : never;

function createUpload(displayName: string, state: Fields<AssetUpload>, persistence = 'saved'): AssetUpload {
  const job = {
    operation: 'document',
    assetId,
    displayName,
    organizationId: 'nordwerk',
    categoryId: 'sds',
    file: { name: `${displayName}.pdf`, size: 96_000_000, type: 'application/pdf', lastModified: endedAt },
  };
  return { id: displayName, job, pastAttempts: noPastAttempts, persistence, ...state } as AssetUpload;
}

const problem = { code: 'http', status: 503 } as const;
const offline = { code: 'network', sentBytes: 0, outcome: 'unknown' } as const;
const receipt = { kind: 'stored', document: { id: '6f1c0a52' } } as const;

/** An upload in each of its states. */
export const uploads: readonly AssetUpload[] = [
  createUpload('Stored', { status: 'stored', receipt, endedAt }),
  createUpload('Already exists', {
    status: 'already-exists',
    receipt: duplicate,
    origin: 'earlier',
    endedAt,
  }),
  createUpload('Not on this asset', {
    status: 'already-exists',
    receipt: createDuplicate({ assetIds: ['TANK-007'] }),
    origin: 'earlier',
    endedAt,
  }),
  createUpload('Failed', {
    status: 'failed',
    problem: { code: 'http', status: 400, words: 'category “X-99” is not known' },
  }),
  createUpload('File missing', { status: 'needs-file' }),
  createUpload('Cancelled', { status: 'cancelled' }, 'off'),
  createUpload('Paused', { status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }),
  createUpload('Decision', {
    status: 'waiting',
    waitsFor: {
      kind: 'decision',
      match: { kind: 'stored-before', displayName: 'HLP 46', documentId: '6f1c0a52', endedAt },
    },
  }),
  createUpload('Sign-in', {
    status: 'waiting',
    waitsFor: { kind: 'sign-in', problem: { code: 'no-token' } },
  }),
  createUpload('Later', {
    status: 'waiting',
    waitsFor: {
      kind: 'retry-scheduled',
      problem,
      attemptId: 'a',
      retryAt: endedAt + 12_500,
      retryDelayMs: 12_500,
    },
  }),
  createUpload('Offline', {
    status: 'waiting',
    waitsFor: { kind: 'connection', problem: offline, since: endedAt - 90_000 },
  }),
  createUpload('In turn', { status: 'waiting', waitsFor: { kind: 'queued' } }, 'no-room'),
  createUpload('Checking', { status: 'checking' }, 'saving'),
  createUpload('Finishing', { status: 'storing', attemptId: 'b' }),
  createUpload('Electrical diagrams rev. F', { status: 'sending', attemptId: 'c', sentBytes: 61_000_000 }),
];

const earlier = {
  version: 1,
  owner: 't.weiss',
  assetId,
  sizeBytes: 96_000,
  lastModified: 0,
  endedAt,
} as const;

/** Documents that the device uploaded earlier. */
export const history: readonly KnownDocument[] = [
  {
    ...earlier,
    id: 'h1',
    displayName: 'HLP 46',
    fileName: 'hlp46.pdf',
    outcome: 'stored',
    documentId: '6f1c0a52',
  },
  { ...earlier, id: 'h2', displayName: 'Schaltplan', fileName: 'plan-f.pdf', outcome: 'already-exists' },
];

const place = { entry: 'hydraulics/valve.html', line: 48, column: 3 };

/** Inspection of a manual with defects. */
export const flawedReport: InspectionReport = {
  verdict: 'manual',
  complete: true,
  startPage: 'index.html',
  title: 'P42 Operator Manual',
  pages: 512,
  files: 3310,
  language: 'de',
  unreadFiles: 0,
  unpackedBytes: 214_000_000,
  findings: [
    createFinding({
      code: 'LINK-CASE',
      severity: 'warning',
      params: { target: 'Img/Valve.PNG', expected: 'img/valve.png' },
      ...place,
      places: [place],
      count: 12,
      repairable: true,
    }),
    createBrokenLink('missing.html', { places: [place] }),
    createFinding({ code: 'DOC-SCRIPTS', severity: 'info', params: { pages: 3 } }),
  ],
};

/** Report on a manual whose start page has to be chosen. */
export const startlessReport: InspectionReport = {
  verdict: 'not-a-manual',
  complete: true,
  startCandidates: [
    { path: 'manual/operation.html', title: 'Operation', isLikely: true },
    { path: 'manual/safety.html', title: 'Safety' },
    { path: 'manual/maintenance/hydraulics.html' },
  ],
  pages: 5,
  files: 12,
  unreadFiles: 0,
  unpackedBytes: 1_000_000,
  findings: [
    createFinding({
      code: 'DOC-NO-START',
      params: {
        candidates: 'manual/operation.html, manual/safety.html, manual/maintenance/hydraulics.html',
        candidateCount: 3,
      },
    }),
  ],
};

/** Report on a ZIP that can't be uploaded as a manual at all. */
export const damagedReport: InspectionReport = {
  ...flawedReport,
  verdict: 'unsafe',
  findings: [
    createFinding({
      code: 'ZIP-CRC',
      entry: 'img/valve.png',
      places: [{ entry: 'img/valve.png' }],
    }),
    ...flawedReport.findings,
  ],
};

/** Report on a ZIP that is no manual. */
export const foreignReport: InspectionReport = {
  verdict: 'not-a-manual',
  complete: true,
  pages: 0,
  files: 1,
  unreadFiles: 0,
  unpackedBytes: 1000,
  findings: [createFinding({ code: 'DOC-NO-PAGES' })],
};
