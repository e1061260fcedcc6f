import { PDFDocument, type PDFImage, degrees } from '@cantoo/pdf-lib';

/** A PDF with a page for each photo that could be decoded, and the photos that aren't in it. */
export interface PhotoPdf {
  /** Empty if none could be decoded. */
  readonly pdf: File;
  readonly used: readonly File[];
  readonly leftOut: readonly File[];
}

/** Longer side of a page in points, as of A4. */
const longSide = 842;

/** Longer side of a redrawn photo in pixels; phones limit a canvas to about 17 million pixels. */
const maxPaintedSide = 4096;

/** Bytes that contain the EXIF data of a JPEG: its segment begins in the first ones and is at most 64 KiB long. */
const headBytes = 128 * 1024;

/**
 * Rotation of a page by orientation, in degrees clockwise; the other orientations are mirrored, so they are redrawn.
 */
const turns: Partial<Record<Orientation, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * Combines photos into a PDF, in order. A JPEG is embedded unchanged and its page is rotated; mirrored JPEGs and other
 * formats are redrawn if the browser can decode them.
 */
export async function makePhotoPdf(photos: readonly File[], name: string): Promise<PhotoPdf> {
  const document = await PDFDocument.create();
  document.setTitle(name.replace(/\.pdf$/, ''));
  const used: File[] = [];
  const leftOut: File[] = [];
  for (const photo of photos) {
    // One at a time: a phone has no memory for several decoded photos.
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
  /** Degrees clockwise. */
  readonly turn: number;
}

/** Returns `undefined` if it isn't a JPEG, or if rotating the page isn't enough. */
async function asItIs(document: PDFDocument, photo: File): Promise<Shown | undefined> {
  const head = new DataView(await photo.slice(0, headBytes).arrayBuffer());
  const isJpeg = head.byteLength > 2 && head.getUint16(0) === 0xffd8;
  const turn = turns[exifOrientation(head)];
  if (!isJpeg || turn === undefined) return undefined;
  try {
    return { image: await document.embedJpg(await photo.arrayBuffer()), turn };
  } catch {
    // Damaged, or a kind of JPEG that PDF doesn't support; the browser may still decode it.
    return undefined;
  }
}

/** Returns `undefined` if this browser can't decode it. Browsers apply the orientation when they decode. */
async function paintedAnew(document: PDFDocument, photo: File): Promise<Shown | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, maxPaintedSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const painted = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return { image: await document.embedJpg(await painted.arrayBuffer()), turn: 0 };
}

/** Orientation of a photo by EXIF 2.3 (tag 0x0112); 1 is upright. */
type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x0112;

/** Reads the orientation from the first bytes of a JPEG; returns 1 if there is none or it can't be read. */
export function exifOrientation(head: DataView): Orientation {
  try {
    const tiff = findTiff(head);
    return tiff === undefined ? 1 : readOrientation(head, tiff);
  } catch (error) {
    // Truncated before the value.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Returns the offset of the TIFF structure in the EXIF segment. */
function findTiff(head: DataView): number | undefined {
  if (head.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 4 <= head.byteLength) {
    const marker = head.getUint16(at);
    // Image data begins here, without further segments.
    if (marker === 0xffda || marker >> 8 !== 0xff) return undefined;
    const isExif = marker === 0xffe1 && head.getUint32(at + 4) === 0x45786966;
    if (isExif) return at + 10;
    at += 2 + head.getUint16(at + 2);
  }
  return undefined;
}

function readOrientation(head: DataView, tiff: number): Orientation {
  const isLittleEndian = head.getUint16(tiff) === 0x4949;
  const directory = tiff + head.getUint32(tiff + 4, isLittleEndian);
  const count = head.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (head.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const value = head.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}
