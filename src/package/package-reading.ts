import { duplicateFindings, type DocumentReading } from './described-document.ts';
import { groupFindings, mergeFindings, type RawPackageFinding } from './report/package-finding.ts';
import type { ObjectId, PackageReport } from './report/package-report.ts';

/** A package as a reader of its format returns it. */
export interface PackageReading extends Omit<PackageReport, 'documents' | 'overview'> {
  readonly overview?: DocumentReading;
  readonly documents: readonly DocumentReading[];
}

/** Completes a package by what concerns all of its documents together. */
export function reportOf({
  overview,
  documents,
  findings,
  objectIds,
  ...rest
}: PackageReading): PackageReport {
  const all = overview === undefined ? documents : [overview, ...documents];
  const isEmpty = documents.length === 0 && rest.topics === 0;
  const rawFindings: readonly RawPackageFinding[] = [
    ...duplicateFindings(all),
    ...(isEmpty ? [{ code: 'PACKAGE-NO-DOCUMENTS' as const, entry: '' }] : []),
  ];
  return {
    ...rest,
    objectIds: withoutRepeats([...objectIds, ...all.flatMap(({ document }) => document.objectIds)]),
    ...(overview && { overview: overview.document }),
    documents: documents.map(({ document }) => document),
    findings: mergeFindings(findings, groupFindings(rawFindings)),
  };
}

function withoutRepeats(ids: readonly ObjectId[]): readonly ObjectId[] {
  const byKey = new Map<string, ObjectId>();
  for (const one of ids) {
    const key = JSON.stringify([one.kind, one.id]);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}
