import decoderUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import type { DocumentReport } from '../document-report.ts';
import { proposedTitle } from '../proposed-title.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import { openPdf } from './open-pdf.ts';
import { isLargeAndCutOff } from './pdf-damage.ts';
import type { PdfTasks } from './pdf-tasks.ts';
import 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';

/** Adds the title as a display name, if it says more than the file's name. */
function withProposedName(fileName: string, report: DocumentReport): DocumentReport {
  const proposedName = proposedTitle(fileName, report.facts?.title);
  return report.facts && proposedName ? { ...report, facts: { ...report.facts, proposedName } } : report;
}

/** For a PDF that is too much to read, or that pdf.js gives up. Throws errors of reads, and defects. */
function withoutReport(error: unknown): undefined {
  const { name } = error instanceof Error ? error : new Error();
  if (!['TooMuchToReadError', 'AbortException'].includes(name)) throw error;
}

// Reads PDFs with pdf.js, whose types fit only code without the DOM library.
serveWorkerJob<PdfTasks>({
  async inspect(file, { emit }) {
    await loadPdfJs();
    emit('started');
    const report = await inspectPdf(file, emit).catch(withoutReport);
    return report && withProposedName(file.name, report);
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

const decodersUrl = decoderUrl.slice(0, decoderUrl.lastIndexOf('/') + 1);

/** 160 MB decoded, at four bytes each, as for photos. */
const maxImageSize = 40_000_000;

/**
 * Draws the first page, `longestSide` pixels on its longer side; `undefined` if it comes out empty. Rejects if it can't be
 * drawn.
 */
async function drawFirstPage(file: Blob, longestSide: number): Promise<ImageBitmap | undefined> {
  if (await isLargeAndCutOff(file)) return undefined;
  return openPdf(
    file,
    async (pdf) => {
      const page = await pdf.getPage(1);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const context = canvas.getContext('2d')!;
      await page.render({ canvas: null, canvasContext: context, viewport }).promise;
      return isOneColour(context) ? undefined : canvas.transferToImageBitmap();
    },
    { decodersUrl, maxImageSize },
  );
}

/** Returns true for a blank page, and for one whose contents this browser can't draw. */
function isOneColour(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}
