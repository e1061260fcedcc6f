import { PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';

/** Reads the pages of a PDF, each of which is a JPEG. */
export async function picturePages(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const [, ref] = page.node.Resources()!.lookup(PDFName.of('XObject'), PDFDict).entries()[0]!;
    const image = pdf.context.lookup(ref) as PDFRawStream;
    const side = (name: string) => image.dict.lookup(PDFName.of(name), PDFNumber).asNumber();
    return {
      size: [page.getWidth(), page.getHeight()] as const,
      turn: page.getRotation().angle,
      ratio: side('Width') / side('Height'),
      jpeg: Buffer.from(image.contents),
    };
  });
}

/** Red parts of the colours of a JPEG, from 0 to 255, at places in parts of its width and height. */
export const redAt = (
  page: Page,
  jpeg: Uint8Array,
  places: readonly { readonly x: number; readonly y: number }[],
) =>
  page.evaluate(
    async ([bytes, places]) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(bitmap, 0, 0);
      return places.map(
        ({ x, y }) => context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data[0]!,
      );
    },
    [[...jpeg], places] as const,
  );
