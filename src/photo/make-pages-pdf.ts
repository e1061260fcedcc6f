import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';

import type { FlatPage } from './paper-job.ts';

/** Size of the pages: A4, or the proportions of each sheet. */
export type PaperSize = 'a4' | 'original';

/** A4 in points. */
const [short, long] = [595.28, 841.89];

/** Makes a PDF with a page for each straightened sheet, in order. A sheet on an A4 page keeps its proportions. */
export async function makePagesPdf(pages: readonly FlatPage[], size: PaperSize, name: string): Promise<File> {
  const document = await PDFDocument.create();
  document.setTitle(name.replace(/\.pdf$/, ''));
  for (const { jpeg } of pages) addPage(document, await document.embedJpg(await jpeg.arrayBuffer()), size);
  return new File([await document.save()], name, { type: 'application/pdf' });
}

function addPage(document: PDFDocument, image: PDFImage, size: PaperSize): void {
  const a4 = image.width > image.height ? [long, short] : [short, long];
  const [widest, highest] = size === 'a4' ? a4 : [long, long];
  const scale = Math.min(widest! / image.width, highest! / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const page = document.addPage(size === 'a4' ? [widest!, highest!] : [width, height]);
  page.drawImage(image, {
    x: (page.getWidth() - width) / 2,
    y: (page.getHeight() - height) / 2,
    width,
    height,
  });
}
