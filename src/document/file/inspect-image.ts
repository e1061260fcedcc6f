import { createImageEnd } from '#file-type/image/image-end.ts';
import { imageSizeOf } from '#file-type/image/image-size.ts';
import type { ImageType } from '#file-type/image/image-types.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { viewOf } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { documentFinding, inDisplayOrder, type DocumentReport } from '../document-report.ts';
import { readSlices } from './read-slices.ts';
import { isTiffCutOff } from './tiff.ts';

/** Returns false if an image can't be decoded. Rejects if that can't be tried. */
export type DecodeImage = (file: ByteSource) => Promise<boolean>;

/** Images that every browser shows. */
const decoded = new Set<ImageType>(['png', 'jpeg', 'gif', 'webp', 'bmp']);

/** 160 MB decoded, at four bytes each, as for thumbnails. */
const maxDecodedPixels = 40_000_000;

/** The end of a larger image isn't looked for. */
const maxReadBytes = 256 * 2 ** 20;

/** Bytes that contain the size of most images. */
const headBytes = 2 ** 18;

/** A JPEG may have pictures and a colour profile of many MiB in front of its size. */
const largeHeadBytes = 2 ** 25;

/** Inspects an image. Without `decode`, only its structure is checked. */
export async function inspectImage(
  file: ByteSource,
  type: ImageType,
  decode?: DecodeImage,
): Promise<DocumentReport> {
  const head = await readBytes(file, 0, Math.min(headBytes, file.size));
  const size = sizeOf(head, type) ?? (type === 'jpeg' ? await lateJpegSize(file) : undefined);
  const isCutOff = await isIncomplete(file, type, head);
  const pixels = size ? size.width * size.height : Infinity;
  const isDecoded = decode !== undefined && decoded.has(type) && !isCutOff && pixels <= maxDecodedPixels;
  const isDamaged = isCutOff || (isDecoded && !(await decode(file)));
  return {
    type,
    image: { ...size, isDecoded },
    findings: inDisplayOrder([
      ...(isDamaged
        ? [documentFinding('IMAGE-DAMAGED', { reason: isCutOff ? 'cut-off' : 'undecodable' })]
        : []),
      ...(type === 'heic' ? [documentFinding('IMAGE-HEIC')] : []),
    ]),
  };
}

async function lateJpegSize(file: ByteSource) {
  if (file.size <= headBytes) return undefined;
  return imageSizeOf(await readBytes(file, 0, Math.min(largeHeadBytes, file.size)), 'jpeg');
}

function sizeOf(head: Uint8Array, type: ImageType) {
  if (type === 'bmp') return bmpSize(viewOf(head));
  return type === 'png' || type === 'jpeg' || type === 'gif' || type === 'webp'
    ? imageSizeOf(head, type)
    : undefined;
}

/** The height of a BMP is negative if its first line is the upper one. */
const bmpSize = (view: DataView) =>
  view.byteLength < 26 || view.getUint32(14, true) < 40
    ? undefined
    : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };

async function isIncomplete(file: ByteSource, type: ImageType, head: Uint8Array): Promise<boolean> {
  switch (type) {
    case 'bmp':
      return head.length < 26 || viewOf(head).getUint32(2, true) > file.size;
    case 'tiff':
      return isTiffCutOff(file);
    case 'heic':
    case 'avif':
      return areBoxesCutOff(file);
    default:
      return lacksEnd(file);
  }
}

/** Most boxes of a file that are followed; an image has about three. */
const maxBoxes = 1000;

/** Follows the boxes of a file to its end (ISO/IEC 14496-12, 4.2). */
async function areBoxesCutOff(file: ByteSource): Promise<boolean> {
  let at = 0;
  for (let count = 0; count < maxBoxes && at < file.size; count += 1) {
    const box = viewOf(await readBytes(file, at, Math.min(at + 16, file.size)));
    if (box.byteLength < 8) return true;
    const length = box.getUint32(0);
    // 0: up to the end of the file. 1: the length follows, in 64 bits.
    if (length === 0) return false;
    if (length === 1 && box.byteLength < 16) return true;
    const bytes = length === 1 ? box.getUint32(8) * 2 ** 32 + box.getUint32(12) : length;
    if (bytes < 8) return true;
    at += bytes;
  }
  return at > file.size;
}

async function lacksEnd(file: ByteSource): Promise<boolean> {
  if (file.size > maxReadBytes) return false;
  const end = createImageEnd();
  end.reset();
  for await (const bytes of readSlices(file)) end.push(bytes);
  return end.isCutOff();
}
