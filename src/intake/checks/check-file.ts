import type { DocumentFinding } from '#document/document-report.ts';
import {
  type InspectDocument,
  type NamedSource,
  mayFindErrors,
  prefixError,
} from '#document/inspect-document.ts';
import { isOtherContainer } from '#file-type/container-type.ts';
import { prefixBytes } from '#file-type/file-type.ts';
import { sniffKind } from '#file-type/sniff.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { type FileFacts, sizeOf } from '#lib/file/file-facts.ts';
import { readBytes } from '#lib/file/read-bytes.ts';
import { untilAborted } from '#lib/time/until-aborted.ts';
import { logUnexpected } from '#lib/worker/worker-failure.ts';
import type { InspectCall } from '#manual/inspector/inspector.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { ManualRules } from '#manual/rules/manual-rules.ts';
import type { PackageReader } from '#package/package-reader.ts';

import type { FileCheck, MayBePackage, RejectedFile } from '../chosen-file.ts';

/** Inspects a ZIP; rejects only for reasons other than the ZIP itself. */
export type InspectZip = (file: File, call: InspectCall) => Promise<InspectionReport>;

/** Inspections of chosen files. */
export interface Inspections {
  readonly inspect: InspectZip;
  /** Inspects other files, which can be sent meanwhile; without it, nothing is said about them. */
  readonly inspectDocument?: InspectDocument | undefined;
  /** Reads handover packages; without it, they are ordinary ZIPs. */
  readonly inspectPackage?: PackageReader['inspect'] | undefined;
  /** Rules of the operator. */
  readonly rules?: ManualRules | undefined;
}

/** A running check. */
export interface CheckCall {
  /** Result of the check without reading, if the file isn't accepted as it is. */
  readonly rejected?: RejectedFile | undefined;
  readonly signal: AbortSignal;
  /** Called with interim results. */
  readonly onInterimResult: (check: FileCheck) => void;
  /** Called with each read of the first bytes, to count them; settles like the read. */
  readonly read: <T>(task: () => Promise<T>) => Promise<T>;
}

type CheckOptions = Inspections & CheckCall;

const failure = 'A chosen file could not be checked.';

/**
 * Determines the kind of a file: reading the first bytes detects a folder or a missing file, and a ZIP, which is then
 * inspected, structure first. Never rejects.
 */
export async function checkFile(file: File, options: CheckOptions): Promise<FileCheck> {
  const { signal, read, rejected } = options;
  if (rejected) return checkForPackage(file, rejected, options);
  let source: NamedSource | undefined;
  try {
    // A read from a dead network share may never end; it counts until the file is removed.
    source = await read(() => untilAborted(readHead(file), signal));
  } catch (error) {
    logUnexpected(failure, error, signal);
    return { status: 'rejected', rejection: { code: 'unreadable' } };
  }
  if (!source) return { status: 'rejected', rejection: { code: 'empty' } };
  try {
    return await checkContent(file, source, options);
  } catch (error) {
    logUnexpected(failure, error, signal);
    return { status: 'regular', isUnchecked: true };
  }
}

async function checkContent(file: File, source: NamedSource, options: CheckOptions): Promise<FileCheck> {
  const { signal, read, rules = {} } = options;
  const kind = await read(() => untilAborted(kindOf(source, rules), signal));
  if (typeof kind === 'object') return rejectedBecause(kind);
  return kind === 'zip' ? checkZip(file, options) : checkDocument(file, source, options);
}

/** Looks for a package in a file that isn't accepted as it is. Never rejects. */
async function checkForPackage(file: File, check: RejectedFile, options: CheckOptions): Promise<FileCheck> {
  const { signal, read } = options;
  try {
    const kind = await read(() => untilAborted(sniffKind(file), signal));
    if (kind === 'other') return { ...check, packageCheck: 'none' };
  } catch (error) {
    logUnexpected(failure, error, signal);
    // It stays rejected, for the reason that is shown.
    return check;
  }
  const found = await readPackage(file, options);
  return found.packageCheck === 'unread' ? check : { ...check, ...found };
}

async function checkDocument(file: File, source: NamedSource, options: CheckOptions): Promise<FileCheck> {
  const { inspectDocument, signal, onInterimResult, rules: { severities = {} } = {} } = options;
  if (!mayFindErrors(severities)) onInterimResult({ status: 'regular' });
  // Whatever goes wrong with the inspection: the file was readable, and can be sent.
  const document = await inspectDocument?.(file, signal, source).catch((error: unknown) => {
    logUnexpected(failure, error, signal);
    return 'failed' as const;
  });
  if (document === 'failed') return { status: 'regular', isUnchecked: true };
  const error = document?.findings.find(({ severity }) => severity === 'error');
  if (error) return rejectedBecause(error);
  const check = { status: 'regular', ...(document && { document }) } as const;
  if (document?.type !== 'aasx') return check;
  onInterimResult(check);
  return { ...check, ...(await readPackage(file, options)) };
}

/** Never rejects: what a package says about itself doesn't decide if it can be sent. */
const readPackage = async (
  file: File,
  { inspectPackage, signal }: CheckOptions,
  onProgress?: () => void,
): Promise<Required<MayBePackage>> => {
  try {
    const report = await inspectPackage?.(file, { signal, ...(onProgress && { onProgress }) });
    return { packageCheck: report ?? 'none' };
  } catch (error) {
    logUnexpected(failure, error, signal);
    return { packageCheck: 'unread' };
  }
};

const rejectedBecause = ({ code }: DocumentFinding): FileCheck => ({
  status: 'rejected',
  rejection: { code: 'finding', finding: code },
});

type ZipCheck = Extract<FileCheck, { readonly status: 'zip' | 'unchecked-zip' }>;

/**
 * Inspects a ZIP, and reads the package in it. Its result is shown once it is known not to be a package, so that its row doesn't
 * change a moment later; reading a package may take much longer, and isn't waited for.
 */
async function checkZip(file: File, options: CheckOptions): Promise<FileCheck> {
  const { inspect, signal, onInterimResult } = options;
  onInterimResult({ status: 'checking', isZip: true });
  let zip: ZipCheck | undefined;
  let ofPackage: MayBePackage | undefined;
  const setPackage = (result: typeof ofPackage = {}) => {
    ofPackage = result;
    if (zip) onInterimResult({ ...zip, ...ofPackage });
  };
  const setZip = (check: ZipCheck) => {
    zip = check;
    if (ofPackage) onInterimResult({ ...zip, ...ofPackage });
  };
  const reading = readPackage(file, options, () => setPackage(ofPackage)).then(setPackage);
  let structure: InspectionReport | undefined;
  try {
    const report = await inspect(file, {
      signal,
      onStructure: (report) => {
        structure = report;
        setZip({ status: 'zip', report, progress: noneYet(report.files) });
      },
      onProgress: (progress) => structure && setZip({ status: 'zip', report: structure, progress }),
    });
    setZip({ status: 'zip', report });
  } catch (error) {
    logUnexpected(failure, error, signal);
    setZip(structure ? { status: 'zip', report: structure, isUnchecked: true } : { status: 'unchecked-zip' });
  }
  await reading;
  return { ...zip!, ...ofPackage };
}

/** Returns the file with its first bytes; `undefined` if it is empty. Rejects if it can't be read. */
async function readHead(file: File): Promise<NamedSource | undefined> {
  if (sizeOf(file) > 0) return withHead(file);
  // Folders and missing files also report size 0; only reading shows it.
  await file.arrayBuffer();
  return undefined;
}

/** Returns the kind of a file, or an error that its first bytes show. */
async function kindOf(
  source: NamedSource,
  { severities = {}, packages = [] }: ManualRules,
): Promise<'zip' | 'other' | DocumentFinding> {
  const error = await prefixError(source, severities);
  if (error) return error;
  const isZip = (await sniffKind(source)) === 'zip' && !(await isOtherContainer(source, packages));
  return isZip ? 'zip' : 'other';
}

const noneYet = (totalFiles: number) => ({ doneFiles: 0, totalFiles, doneBytes: 0, totalBytes: 0 });

/**
 * Reads the first bytes of a file, and returns the file as a source that doesn't read them again. In Chromium, each slice
 * of a file on disk is a call that stops the page until the browser process answers. Rejects if it can't be read.
 */
async function withHead(file: FileFacts & ByteSource): Promise<NamedSource> {
  const { name } = file;
  const size = sizeOf(file);
  const slice: ByteSource['slice'] = (start, end) => file.slice(start, end);
  const head = await readBytes({ size, slice }, 0, Math.min(prefixBytes, size));
  return {
    name,
    size,
    slice: (start, end) =>
      Math.min(end, size) <= head.length
        ? { arrayBuffer: async () => head.slice(start, end).buffer }
        : slice(start, end),
  };
}
