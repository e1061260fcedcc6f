import type * as pdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The module of pdf.js. */
export type PdfJs = typeof pdfJs;

let loaded: Promise<PdfJs> | undefined;

/** Loads both halves of pdf.js: it then parses on the caller's thread, and doesn't start a worker itself. */
export const loadPdfJs = (): Promise<PdfJs> => (loaded ??= load());

async function load(): Promise<PdfJs> {
  const { postMessage } = globalThis;
  // In a worker, its parser posts a greeting to the page, which isn't an answer of ours.
  globalThis.postMessage = () => undefined;
  try {
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    globalThis.postMessage = postMessage;
  }
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}
