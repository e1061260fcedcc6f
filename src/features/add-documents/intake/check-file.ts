import { untilAborted } from '#api/until-aborted.ts';
import { isOtherContainer } from '#document/container-type.ts';
import type { DocumentFinding } from '#document/document-report.ts';
import { mayFindErrors, webPageError, type InspectDocument } from '#document/inspect-document.ts';
import type { ConcurrencyLimit } from '#lib/concurrency-limit.ts';
import type { InspectCall } from '#manual/inspector.ts';
import { readBytes } from '#manual/read-bytes.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { ManualRules } from '#manual/rules/manual-rules.ts';
import { sniffKind } from '#manual/sniff.ts';

import type { FileCheck } from './chosen-file.ts';

/** Inspects a ZIP; rejects only for reasons other than the ZIP itself. */
export type InspectZip = (file: File, call: InspectCall) => Promise<InspectionReport>;

interface CheckOptions {
  readonly inspect: InspectZip;
  /** Inspects other files; they can be sent meanwhile. */
  readonly inspectDocument?: InspectDocument | undefined;
  /** Rules of the operator. */
  readonly rules?: ManualRules | undefined;
  readonly signal: AbortSignal;
  /** Called with interim results. */
  readonly onInterimResult: (check: FileCheck) => void;
  /** Limits concurrent reads. */
  readonly readLimiter: ConcurrencyLimit;
}

/**
 * Determines the kind of a file: reading the first byte detects a folder or a missing file, and the first bytes detect
 * a ZIP, which is then inspected, structure first. Never rejects.
 */
export async function checkFile(file: File, options: CheckOptions): Promise<FileCheck> {
  const { signal, readLimiter, rules = {} } = options;
  try {
    // A read from a dead network share may never end; it keeps its slot until the file is removed.
    const kind = await readLimiter(() => untilAborted(readKind(file, rules), signal));
    if (kind === 'empty') return { status: 'rejected', rejection: { code: 'empty' } };
    if (typeof kind === 'object') return rejectedBecause(kind);
    if (kind === 'other') return await checkDocument(file, options);
  } catch {
    return { status: 'rejected', rejection: { code: 'unreadable' } };
  }
  return checkZip(file, options);
}

async function checkDocument(
  file: File,
  { inspectDocument, signal, onInterimResult, rules: { severities = {} } = {} }: CheckOptions,
): Promise<FileCheck> {
  if (!mayFindErrors(severities)) onInterimResult({ status: 'regular' });
  // Whatever goes wrong with the inspection: the file was readable, and can be sent.
  const document = await inspectDocument?.(file, signal).catch(() => undefined);
  const error = document?.findings.find(({ severity }) => severity === 'error');
  return error ? rejectedBecause(error) : { status: 'regular', ...(document && { document }) };
}

const rejectedBecause = ({ code }: DocumentFinding): FileCheck => ({
  status: 'rejected',
  rejection: { code: 'finding', finding: code },
});

async function checkZip(file: File, { inspect, signal, onInterimResult }: CheckOptions): Promise<FileCheck> {
  onInterimResult({ status: 'checking', isZip: true });
  let structure: InspectionReport | undefined;
  try {
    const report = await inspect(file, {
      signal,
      onStructure: (report) => {
        structure = report;
        onInterimResult({ status: 'zip', report, progress: noneYet(report.files) });
      },
      onProgress: (progress) => {
        if (structure) onInterimResult({ status: 'zip', report: structure, progress });
      },
    });
    return { status: 'zip', report };
  } catch {
    return structure ? { status: 'zip', report: structure } : { status: 'unchecked-zip' };
  }
}

/** Returns the kind of a file, or the error that its first bytes show. */
async function readKind(
  file: File,
  { severities = {}, packages = [] }: ManualRules,
): Promise<'empty' | 'zip' | 'other' | DocumentFinding> {
  if (file.size === 0) {
    // Folders and missing files also report size 0; only reading shows it.
    await file.arrayBuffer();
    return 'empty';
  }
  await readBytes(file, 0, 1);
  const webPage = await webPageError(file, severities);
  if (webPage) return webPage;
  return (await sniffKind(file)) === 'zip' && !(await isOtherContainer(file, packages)) ? 'zip' : 'other';
}

const noneYet = (totalFiles: number) => ({ doneFiles: 0, totalFiles, doneBytes: 0, totalBytes: 0 });
