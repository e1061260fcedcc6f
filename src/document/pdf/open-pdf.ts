import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { ByteSource } from '#lib/file/byte-source.ts';

import { createFileRange } from './file-range.ts';
import { loadPdfJs } from './load-pdf-js.ts';

/** Files above this size are large. */
export const largeBytes = 8 * 2 ** 20;

/**
 * Bytes that pdf.js asks for at a time. It asks once for each page up to the last one and keeps what it got, so that large
 * chunks of a large file take much memory. A small file may have to be searched as a whole, again with each chunk.
 */
const chunkBytesOf = ({ size }: ByteSource): number => (size > largeBytes ? 2 ** 15 : 2 ** 17);

interface OpenOptions {
  /** Larger images of a page aren't decoded, in pixels. */
  readonly maxImageSize: number;
  /** Folder of the decoders of scans and of JPEG 2000; without them, such images are left out. */
  readonly decodersUrl?: string;
  /** Receives what is missing for the text: `cMapUrl` for a character map. */
  readonly onMissing?: (kind: string) => void;
  /** Receives the warnings of pdf.js, which aren't printed then. */
  readonly onWarning?: (message: string) => void;
}

/** Opens a PDF, hands it over, and closes it. Rejects with the errors of pdf.js and of the file. */
export async function openPdf<T>(
  file: ByteSource,
  use: (pdf: PDFDocumentProxy) => Promise<T>,
  { maxImageSize, decodersUrl, onMissing = () => undefined, onWarning }: OpenOptions,
): Promise<T> {
  const pdfJs = await loadPdfJs();
  const stopListening = onWarning && listenToWarnings(onWarning);
  const rangeChunkSize = chunkBytesOf(file);
  const { range, failed } = createFileRange(pdfJs, file, rangeChunkSize);
  const task = pdfJs.getDocument({
    range,
    rangeChunkSize,
    disableAutoFetch: true,
    disableStream: true,
    // No policy of a page has to allow anything for it: no WebAssembly, no fonts, no requests. Functions in a PDF are
    // compiled to WebAssembly or interpreted; nothing is evaluated.
    useWasm: false,
    useWorkerFetch: false,
    disableFontFace: true,
    ...(decodersUrl !== undefined && { wasmUrl: decodersUrl }),
    maxImageSize,
    verbosity: onWarning ? pdfJs.VerbosityLevel.WARNINGS : pdfJs.VerbosityLevel.ERRORS,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    BinaryDataFactory: noDataFactory(onMissing),
  });
  try {
    return await Promise.race([task.promise.then(use), failed]);
  } finally {
    await task.destroy();
    stopListening?.();
  }
}

/** pdf.js tells some of what it finds on the console, and nowhere else. */
function listenToWarnings(onWarning: (message: string) => void): () => void {
  const { warn } = console;
  Object.assign(console, { warn: (message: unknown) => onWarning(String(message)) });
  return () => Object.assign(console, { warn });
}

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** Canvases for pdf.js that need no document. */
class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(pair: CanvasAndContext): void {
    this.reset(pair, 0, 0);
    Object.assign(pair, { canvas: null, context: null });
  }
}

/** Filters are SVG elements, which need a document. Without them, soft masks and transfer functions are drawn plainly. */
class NoFilterFactory {
  addFilter = (): string => 'none';
  addHCMFilter = this.addFilter;
  addAlphaFilter = this.addFilter;
  addLuminosityFilter = this.addFilter;
  addKnockoutFilter = this.addFilter;
  addHighlightHCMFilter = this.addFilter;
  destroy(): void {}
}

/** Fonts and character maps that aren't in a PDF aren't downloaded; `onMissing` receives the kind of each. */
const noDataFactory = (onMissing: (kind: string) => void) =>
  class {
    async fetch({ kind }: { readonly kind: string }): Promise<never> {
      onMissing(kind);
      throw new Error('Not downloaded.');
    }
  };
