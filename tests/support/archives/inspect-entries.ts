import type { FindingCode } from '#manual/codes.ts';
import type { Finding } from '#manual/finding.ts';
import { inspectArchive } from '#manual/inspect.ts';
import { defaultLimits, type InspectionLimits } from '#manual/limits.ts';

import { zipFile, type ArchiveSpec, type EntrySpec } from '../../fixtures/build-zip.ts';
import { severities } from './severities.ts';

/** Inspects an archive of these entries; each finding has the severity of the catalogue. */
export async function findingsOf(
  entries: readonly EntrySpec[],
  archive?: ArchiveSpec,
  limits: Partial<InspectionLimits> = {},
): Promise<readonly Finding[]> {
  const report = await inspectArchive(zipFile(entries, archive), {
    limits: { ...defaultLimits, ...limits },
  });
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
