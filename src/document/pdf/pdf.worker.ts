import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import type { DocumentReport } from '../document-report.ts';
import { proposedTitle } from '../proposed-title.ts';
import { drawFirstPage } from './draw-first-page.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import type { PdfTasks } from './pdf-tasks.ts';

/** Adds the title as a display name, if it says more than the file's name. */
function withProposedName(fileName: string, report: DocumentReport): DocumentReport {
  const proposedName = proposedTitle(fileName, report.facts?.title);
  return report.facts && proposedName ? { ...report, facts: { ...report.facts, proposedName } } : report;
}

// Reads PDFs with pdf.js, whose types fit only code without the DOM library.
serveWorkerJob<PdfTasks>({
  async inspect(file, { emit }) {
    await loadPdfJs();
    emit('started');
    return inspectPdf(file, emit).then(
      (report) => withProposedName(file.name, report),
      () => undefined,
    );
  },
  async draw({ file, longestSide }, { emit, transfer }) {
    await loadPdfJs();
    emit('started');
    // Damaged or protected: the row has the icon of its kind.
    const picture = await drawFirstPage(file, longestSide).catch(() => undefined);
    if (picture) transfer(picture);
    return picture;
  },
});
