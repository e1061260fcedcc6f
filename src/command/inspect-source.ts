import type { DocumentReport } from '#document/document-report.ts';
import { inspectFile } from '#document/file/inspect-file.ts';
import { createDocumentInspection, type NamedSource } from '#document/inspect-document.ts';
import { isOtherContainer } from '#file-type/container-type.ts';
import { sniffKind } from '#file-type/sniff.ts';
import { inspectArchive } from '#manual/inspect.ts';
import type { InspectionReport } from '#manual/report.ts';
import { inspectPackage } from '#package/inspect-package.ts';
import { isAboutArchive } from '#package/report/package-finding.ts';
import type { PackageReport } from '#package/report/package-report.ts';

/** Report on a ZIP, or on another document, and on the package that it is. */
export type Report = { readonly package?: PackageReport | undefined } & (
  | { readonly kind: 'manual'; readonly report: InspectionReport }
  | { readonly kind: 'document'; readonly report: DocumentReport }
);

/**
 * Inspects a file as the application does: a ZIP as a manual, others as documents. A package needs no start page. Rejects
 * if it can't be read.
 */
export async function inspectSource(
  source: NamedSource,
  inspectPdf: () => Promise<DocumentReport | undefined>,
): Promise<Report> {
  const isZip = (await sniffKind(source)) === 'zip';
  const found = isZip ? await inspectPackage(source) : undefined;
  if (source.size === 0 || (isZip && !(await isOtherContainer(source)))) {
    const report = await inspectArchive(source);
    return { kind: 'manual', report: found ? asPackage(report, found) : report, package: found };
  }
  const inspectDocument = createDocumentInspection<NamedSource>({
    inspectPdf,
    // Nothing decodes images here.
    inspectFile: (file) => inspectFile(file, file.name),
  });
  const { signal } = new AbortController();
  const report = await inspectDocument(source, signal);
  return { kind: 'document', report: report ?? { type: 'unknown', findings: [] }, package: found };
}

/** Leaves out what is asked of manuals if the package isn't one, too. Pages among documents may be meant as one. */
function asPackage(report: InspectionReport, { format }: PackageReport): InspectionReport {
  if (report.verdict === 'manual' || (format === 'zip' && report.pages > 0)) return report;
  return { ...report, findings: report.findings.filter(isAboutArchive) };
}
