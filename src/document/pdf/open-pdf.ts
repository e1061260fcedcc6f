import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { ByteSource } from '#manual/byte-source.ts';

import { NoFilterFactory, noDataFactory, OffscreenCanvasFactory } from './factories.ts';
import { createFileRange } from './file-range.ts';
import { loadPdfJs } from './load-pdf-js.ts';

/** Bytes that pdf.js asks for at a time. */
const rangeChunkSize = 2 ** 17;

/** 160 MB decoded, at four bytes each, as for photos. Larger images of a page are left out. */
const maxImageSize = 40_000_000;

interface OpenOptions {
  /** Address of the decoder of JPEG 2000; without it, such images are left out. */
  readonly decoderUrl?: string;
  /** Receives what is missing for the text: `cMapUrl` for a character map. */
  readonly onMissing?: (kind: string) => void;
  /** Called if the list of objects is missing or wrong and was made anew. */
  readonly onRepair?: () => void;
}

/** Opens a PDF, hands it over, and closes it. Rejects with the errors of pdf.js and of the file. */
export async function openPdf<T>(
  file: ByteSource,
  use: (pdf: PDFDocumentProxy) => Promise<T>,
  { decoderUrl, onMissing = () => undefined, onRepair }: OpenOptions = {},
): Promise<T> {
  const pdfJs = await loadPdfJs();
  const stopListening = onRepair && listenToWarnings(onRepair);
  const { range, failed } = createFileRange(pdfJs, file);
  const task = pdfJs.getDocument({
    range,
    rangeChunkSize,
    disableAutoFetch: true,
    disableStream: true,
    // No policy of a page has to allow anything for it: no eval, no WebAssembly, no fonts, no requests.
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    disableFontFace: true,
    // pdf.js appends the decoder's own name to this address.
    ...(decoderUrl !== undefined && { wasmUrl: `${decoderUrl}#/` }),
    fontExtraProperties: true,
    maxImageSize,
    verbosity: onRepair ? pdfJs.VerbosityLevel.WARNINGS : pdfJs.VerbosityLevel.ERRORS,
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

/** pdf.js tells of a repair on the console, and nowhere else. Its warnings aren't printed meanwhile. */
function listenToWarnings(onRepair: () => void): () => void {
  const { warn } = console;
  const listen = (message: unknown): void => {
    if (String(message).includes('Indexing all PDF objects')) onRepair();
  };
  Object.assign(console, { warn: listen });
  return () => Object.assign(console, { warn });
}
