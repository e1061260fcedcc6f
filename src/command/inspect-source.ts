import { isOtherContainer } from '#document/container-type.ts';
import type { DocumentReport } from '#document/document-report.ts';
import { inspectFile } from '#document/file/inspect-file.ts';
import { createDocumentInspection, type NamedSource } from '#document/inspect-document.ts';
import { inspectArchive } from '#manual/inspect.ts';
import type { InspectionReport } from '#manual/report.ts';
import { sniffKind } from '#manual/sniff.ts';

/** Report on a ZIP, or on another document. */
export type Report =
  | { readonly kind: 'manual'; readonly report: InspectionReport }
  | { readonly kind: 'document'; readonly report: DocumentReport };

const inspectDocument = createDocumentInspection<NamedSource>({
  inspectPdf: async (file) => {
    // Half a megabyte of code, for PDFs only.
    const { inspectPdf } = await import('#document/pdf/inspect-pdf.ts');
    return inspectPdf(file);
  },
  // Nothing decodes images here.
  inspectFile: (file) => inspectFile(file, file.name),
});

/** Inspects a file as the application does: a ZIP as a manual, others as documents. Rejects if it can't be read. */
export async function inspectSource(source: NamedSource): Promise<Report> {
  const isZip = (await sniffKind(source)) === 'zip' || source.size === 0;
  if (isZip && !(await isOtherContainer(source))) {
    return { kind: 'manual', report: await inspectArchive(source) };
  }
  const { signal } = new AbortController();
  const report = await inspectDocument(source, signal);
  return { kind: 'document', report: report ?? { type: 'unknown', findings: [] } };
}
