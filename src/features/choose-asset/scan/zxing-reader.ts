// Separate imports: the whole library has readers for many other formats and is four times as large.
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer.js';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader.js';
import type LuminanceSource from '@zxing/library/es2015/core/LuminanceSource.js';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js';

import type { CodeReader } from './code-reader.ts';

/** Longer side of the scanned picture, in pixels: enough for a small code, and fast on a phone. */
const longest = 800;

/**
 * Reads codes in JavaScript. [Note: no WebAssembly for codes] Faster readers use WebAssembly, for which a content
 * security policy must allow `wasm-unsafe-eval`.
 */
export function createZxingReader(): CodeReader {
  const readers = [new QRCodeReader(), new DataMatrixReader()];
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (picture) => {
    const scale = Math.min(1, longest / Math.max(picture.videoWidth, picture.videoHeight, 1));
    canvas.width = Math.max(1, Math.round(picture.videoWidth * scale));
    canvas.height = Math.max(1, Math.round(picture.videoHeight * scale));
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new RGBLuminanceSource(greyOf(data), width, height);
    // Engraved in metal or on a dark plate, a code is light on dark.
    for (const source of [seen, seen.invert()]) {
      for (const reader of readers) {
        const text = decode(reader, source);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  };
}

function decode(reader: QRCodeReader | DataMatrixReader, source: LuminanceSource): string | undefined {
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch {
    // Also thrown if there is no code.
    return undefined;
  }
}

/** Returns the luminance of each pixel of RGBA `data`. */
function greyOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = (data[from]! + 2 * data[from + 1]! + data[from + 2]!) / 4;
  }
  return grey;
}
