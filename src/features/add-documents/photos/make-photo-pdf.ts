import { degrees, PDFDocument, type PDFImage } from '@cantoo/pdf-lib';

import { exifOrientation, type Orientation } from './exif-orientation.ts';

/** What became of photos: a PDF of those that could be opened, a page for each, and those that are not in it. */
export interface PhotoPdf {
  /** Empty where none could be opened. */
  readonly pdf: File;
  readonly used: readonly File[];
  readonly leftOut: readonly File[];
}

/** The longer side of a page in points: that of A4. */
const longSide = 842;

/** The longer side of a photo that is painted anew, in pixels; phones give a canvas no more than about 17 million. */
const longestPainted = 4096;

/** Where EXIF stands in a JPEG: its segment begins in the first and is at most 64 KiB long. */
const headBytes = 128 * 1024;

/** How far a page is turned, in degrees clockwise; the other orientations are mirrored, and are painted anew. */
const turns: Partial<Record<Orientation, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * Makes a PDF of photos, in their order. A JPEG goes into it as it is, and its page is turned; everything else, and what
 * is mirrored, is painted anew as far as the browser can open it.
 */
export async function makePhotoPdf(photos: readonly File[], name: string): Promise<PhotoPdf> {
  const document = await PDFDocument.create();
  document.setTitle(name.replace(/\.pdf$/, ''));
  const used: File[] = [];
  const leftOut: File[] = [];
  for (const photo of photos) {
    // One after another: several opened photos at once are more than a phone has room for.
    const isIn = await addPage(document, photo);
    (isIn ? used : leftOut).push(photo);
  }
  const bytes = await document.save();
  return { pdf: new File([bytes], name, { type: 'application/pdf' }), used, leftOut };
}

async function addPage(document: PDFDocument, photo: File): Promise<boolean> {
  const shown = (await asItIs(document, photo)) ?? (await paintedAnew(document, photo));
  if (!shown) return false;
  const { image, turn } = shown;
  const scale = longSide / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const page = document.addPage([width, height]);
  page.drawImage(image, { x: 0, y: 0, width, height });
  page.setRotation(degrees(turn));
  return true;
}

interface Shown {
  readonly image: PDFImage;
  /** In degrees clockwise. */
  readonly turn: number;
}

/** `undefined` for what is no JPEG, or not one whose page could be turned instead of it. */
async function asItIs(document: PDFDocument, photo: File): Promise<Shown | undefined> {
  const head = new DataView(await photo.slice(0, headBytes).arrayBuffer());
  const isJpeg = head.byteLength > 2 && head.getUint16(0) === 0xffd8;
  const turn = turns[exifOrientation(head)];
  if (!isJpeg || turn === undefined) return undefined;
  try {
    return { image: await document.embedJpg(await photo.arrayBuffer()), turn };
  } catch {
    // Damaged, or of a kind that PDF does not know; the browser may open it all the same.
    return undefined;
  }
}

/** `undefined` for what this browser cannot open. Browsers turn what they open the right way. */
async function paintedAnew(document: PDFDocument, photo: File): Promise<Shown | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, longestPainted / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  // A JPEG has no transparency: what is see-through would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const painted = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return { image: await document.embedJpg(await painted.arrayBuffer()), turn: 0 };
}
