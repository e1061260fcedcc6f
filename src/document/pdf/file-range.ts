import type { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import type { PdfJs } from './load-pdf-js.ts';

/** More of a file would have to be read than is kept in memory. */
export class TooMuchToReadError extends Error {
  override readonly name = 'TooMuchToReadError';
}

/** A part of the file that is nothing but zeros was searched for objects. */
export class HoleError extends Error {
  override readonly name = 'HoleError';
}

/**
 * Zeros that are read at most, chunk by chunk. In search of an object, pdf.js would read the zeros that a download left
 * again and again, for minutes. A glyph map or a picture is read at once.
 */
const maxZeroBytes = 2 ** 20;

/**
 * Bytes of a file that are read at most: pdf.js keeps in memory what it has read, and reads the whole of a damaged file.
 * Most PDFs are sound, however large, and need a small part of that.
 */
const maxReadBytes = 128 * 2 ** 20;

interface FileRange {
  readonly range: PDFDataRangeTransport;
  /** Rejects if the file can't be read; never resolves. */
  readonly failed: Promise<never>;
}

/** Reads the ranges of a file that pdf.js asks for: one or more chunks. */
export function createFileRange(
  { PDFDataRangeTransport }: PdfJs,
  file: ByteSource,
  chunkBytes: number,
): FileRange {
  let fail!: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  let leftBytes = maxReadBytes;
  let leftZeroBytes = maxZeroBytes;

  async function read(begin: number, end: number): Promise<Uint8Array> {
    leftBytes -= end - begin;
    if (leftBytes < 0) throw new TooMuchToReadError();
    const bytes = await readBytes(file, begin, end);
    const isOneChunk = bytes.length <= chunkBytes;
    if (isOneChunk && bytes.every((byte) => byte === 0)) leftZeroBytes -= bytes.length;
    if (leftZeroBytes < 0) throw new HoleError();
    return bytes;
  }

  class Transport extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      read(begin, end).then((bytes) => this.onDataRange(begin, bytes), fail);
    }
  }
  return { range: new Transport(file.size, null), failed };
}
