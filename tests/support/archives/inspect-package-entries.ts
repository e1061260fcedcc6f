import { inspectPackage, type PackageOptions } from '#package/inspect-package.ts';
import type { PackageReport } from '#package/report/package-report.ts';

import { zipFile, type EntrySpec } from '../../fixtures/build-zip.ts';

/** Inspects a package of these entries. */
export async function inspectPackageOf(
  entries: readonly EntrySpec[],
  options?: PackageOptions,
): Promise<PackageReport> {
  const report = await inspectPackage(zipFile(entries), options);
  if (report === undefined) throw new Error('It is no package.');
  return report;
}

/** Codes of the findings, each with its places. */
export const placesByCode = ({ findings }: PackageReport): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(findings.map(({ code, places }) => [code, places.map(({ entry }) => entry)]));
