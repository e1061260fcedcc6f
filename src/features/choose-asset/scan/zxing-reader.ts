// Separate imports: the whole library has readers for many other formats and is four times as large.
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer.js';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader.js';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType.js';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader.js';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js';

/** Longer side of the scanned picture, in pixels: enough for a small code, and fast on a phone. */
const longest = 800;

/** Luminance of each pixel. */
export interface GreyPicture {
  readonly grey: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads codes in JavaScript. [Note: no WebAssembly for codes] Faster readers use WebAssembly, for which a content
 * security policy must allow `wasm-unsafe-eval`.
 */
export function createZxingReader(): (picture: HTMLVideoElement) => Promise<string | undefined> {
  const decode = createDecoder();
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (picture) => {
    const scale = Math.min(1, longest / Math.max(picture.videoWidth, picture.videoHeight, 1));
    canvas.width = Math.max(1, Math.round(picture.videoWidth * scale));
    canvas.height = Math.max(1, Math.round(picture.videoHeight * scale));
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return decode({ grey: greyOf(data), width, height });
  };
}

/** Creates a decoder of pictures in a row. */
export function createDecoder(): (picture: GreyPicture) => string | undefined {
  const readers = [new QRCodeReader(), new DataMatrixReader()];
  const barReader = new Code128Reader();
  let lastBars: string | undefined;
  return (picture) => {
    const bitmaps = bitmapsOf(picture);
    const text = firstOf(bitmaps, readers);
    if (text !== undefined) return text;
    // Bars are read along rows only, and a nameplate may be mounted upright.
    const bars = firstOf(bitmaps, [barReader]) ?? firstOf(bitmapsOf(transposed(picture)), [barReader]);
    // They have one check digit and no error correction: what is read counts if the next picture says the same.
    const isSame = bars === lastBars;
    lastBars = bars;
    return isSame ? bars : undefined;
  };
}

/** Returns a picture as it is, and inverted: engraved in metal or on a dark plate, a code is light on dark. */
function bitmapsOf({ grey, width, height }: GreyPicture): readonly BinaryBitmap[] {
  const seen = new RGBLuminanceSource(grey, width, height);
  return [seen, seen.invert()].map((source) => new BinaryBitmap(new HybridBinarizer(source)));
}

/** Swaps rows and columns. */
function transposed({ grey, width, height }: GreyPicture): GreyPicture {
  const columns = new Uint8ClampedArray(grey.length);
  for (let at = 0; at < grey.length; at += 1) {
    columns[(at % width) * height + Math.floor(at / width)] = grey[at]!;
  }
  return { grey: columns, width: height, height: width };
}

/** Keeps the separators of GS1 codes. */
const hints = new Map([[DecodeHintType.ASSUME_GS1, true]]);

function firstOf(
  bitmaps: readonly BinaryBitmap[],
  readers: readonly (QRCodeReader | DataMatrixReader | Code128Reader)[],
): string | undefined {
  for (const bitmap of bitmaps) {
    for (const reader of readers) {
      try {
        return reader.decode(bitmap, hints).getText();
      } catch {
        // Also thrown if there is no code.
      }
    }
  }
  return undefined;
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
