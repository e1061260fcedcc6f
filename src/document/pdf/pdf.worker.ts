import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { drawFirstPage } from './draw-first-page.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import type { PdfTasks } from './pdf-tasks.ts';

// Reads PDFs with pdf.js, whose types fit only code without the DOM library.
serveWorkerJob<PdfTasks>({
  async inspect(file, { emit }) {
    await loadPdfJs();
    emit('started');
    return inspectPdf(file, emit).catch(() => undefined);
  },
  async draw({ file, longestSide }, { emit, transfer }) {
    await loadPdfJs();
    emit('started');
    const picture = await drawFirstPage(file, longestSide).catch(() => undefined);
    if (picture) transfer(picture);
    return picture;
  },
});
