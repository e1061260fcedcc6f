import type { Locator, Page } from '@playwright/test';

import { withOrientation } from '../fixtures/jpeg-orientation.ts';
import { pdfWithPages, redAndBlue } from '../fixtures/pdf-files.ts';
import { blackPng } from '../fixtures/picture-files.ts';

/** A file for `setInputFiles`. */
export const fileOf = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** A picture drawn by the browser: the left half red, the right half blue. */
export async function paint(
  page: Page,
  size: readonly [number, number] = [640, 400],
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      for (const [at, colour] of ['red', 'blue'].entries()) {
        context.fillStyle = colour;
        context.fillRect((at * width) / 2, 0, width / 2, height);
      }
      const blob = await canvas.convertToBlob({ type });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [type, ...size] as const,
  );
  return Buffer.from(bytes);
}

/** A photo taken with the camera on its side: red is on top. */
export const paintTurnedPhoto = async (page: Page): Promise<Uint8Array> =>
  withOrientation(await paint(page), 6);

/** Files that keep their icon, including a damaged one and a too large one. */
export function undrawableFiles(jpeg: Uint8Array) {
  return [
    fileOf('damaged.jpg', Buffer.concat([jpeg.subarray(0, 400), Buffer.alloc(400)])),
    fileOf('too-large.png', blackPng(8000, 5001)),
    fileOf('markup.png', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
    fileOf('camera.heic', Buffer.from('0000001c667479706865696300000000', 'hex')),
    fileOf('text.txt', 'text'),
  ];
}

/** PDFs that keep their icon: blank, cut off, and not a PDF but for its first bytes. */
export function undrawablePdfs() {
  const blank = pdfWithPages({ pages: ['', redAndBlue] });
  return [
    fileOf('blank.pdf', blank),
    fileOf('cut-off.pdf', blank.subarray(0, 200)),
    fileOf('nothing.pdf', '%PDF-1.7\n'),
  ];
}

/** Thumbnail in the row of a file; it is decorative, so it has no role. */
export const thumbnailOf = (row: Locator): Locator => row.locator('canvas.glyph');

/** Size of a picture, and the colours in the middle of its upper and lower halves. */
export const look = (thumbnail: Locator) =>
  thumbnail.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    const colourAt = (part: number) => {
      const pixel = Math.floor(height * part) * width + Math.floor(width / 2);
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4);
      if (Math.max(red, green, blue) < 60) return 'black';
      if (Math.min(red, green, blue) > 200) return 'white';
      return red > blue ? 'red' : 'blue';
    };
    return [width, height, colourAt(0.25), colourAt(0.75)] as const;
  });
