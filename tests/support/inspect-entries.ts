import { expect } from 'vitest';

import type { FindingCode } from '#manual/codes.ts';
import type { Finding } from '#manual/finding.ts';
import { inspectArchive } from '#manual/inspect.ts';
import { inspectWith } from '#manual/inspect-with.ts';
import { defaultLimits, type InspectionLimits } from '#manual/limits.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { TextReaders } from '#manual/texts/text-queue.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { zipFile, type ArchiveSpec, type EntrySpec } from '../fixtures/build-zip.ts';
import { createReadersHere } from './readers-here.ts';
import { severities } from './severities.ts';

/** Each text in a batch of its own. */
const singly: Scheduling = { ...uninterruptedScheduling, batchBytes: 1 };

const startReaders = async (): Promise<TextReaders> => createReadersHere(2);

/** Inspects a file alone and with readers of its texts. Fails if the reports differ. */
export async function inspectTwice(
  file: Blob,
  limits: InspectionLimits = defaultLimits,
): Promise<InspectionReport> {
  const alone = await inspectWith(singly, file, { limits });
  expect(await inspectWith(singly, file, { limits, startReaders })).toEqual(alone);
  return inspectArchive(file, { limits });
}

/** Inspects an archive of these entries; each finding has the severity of the catalogue. */
export async function findingsOf(
  entries: readonly EntrySpec[],
  archive?: ArchiveSpec,
  limits: Partial<InspectionLimits> = {},
): Promise<readonly Finding[]> {
  const report = await inspectTwice(zipFile(entries, archive), { ...defaultLimits, ...limits });
  for (const { code, severity } of report.findings) {
    if (!severities[code].includes(severity)) throw new Error(`${code} must not be of severity ${severity}.`);
  }
  return report.findings;
}

/** Errors and warnings only, each as `severity CODE`, sorted and without duplicates. */
export async function problemsOf(
  entries: readonly EntrySpec[],
  archive?: ArchiveSpec,
  limits?: Partial<InspectionLimits>,
): Promise<readonly string[]> {
  const findings = await findingsOf(entries, archive, limits);
  const serious = findings.filter((finding) => finding.severity !== 'info');
  return [...new Set(serious.map((finding) => `${finding.severity} ${finding.code}`))].toSorted();
}

/** Returns the only finding of a code; fails if there is none or more than one. */
export async function findingOf(
  code: FindingCode,
  entries: readonly EntrySpec[],
  archive?: ArchiveSpec,
): Promise<Finding> {
  const found = (await findingsOf(entries, archive)).filter((finding) => finding.code === code);
  if (found.length !== 1) throw new Error(`Expected one ${code}, found ${found.length}.`);
  return found[0]!;
}
