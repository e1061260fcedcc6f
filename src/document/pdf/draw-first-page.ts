import decoderUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

import { openPdf } from './open-pdf.ts';
// The decoder of scans (CCITT and JBIG2), and that of JPEG 2000. pdf.js loads them by name, from one folder.
import 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';

import { isLargeAndCutOff } from './pdf-damage.ts';

const decodersUrl = decoderUrl.slice(0, decoderUrl.lastIndexOf('/') + 1);

/** 160 MB decoded, at four bytes each, as for photos. */
const maxImageSize = 40_000_000;

/** Draws the first page, `longestSide` pixels on its longer side; `undefined` if it comes out empty. Rejects if it can't be drawn. */
export async function drawFirstPage(file: Blob, longestSide: number): Promise<ImageBitmap | undefined> {
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
