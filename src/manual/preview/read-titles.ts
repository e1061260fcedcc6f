import { decodeText } from '#file-type/decode-text.ts';
import { localHeaderBytes } from '#zip/bytes.ts';
import { isUnpackable, method, type ZipEntry } from '#zip/entry.ts';
import { isLocalHeader, localHeaderLength } from '#zip/read/local-header.ts';
import { createRawInflate } from '#zip/read/raw-inflate.ts';
import { createWindowReader } from '#zip/read/window-reader.ts';

import { copyOf } from '../links/target.ts';
import { readPage } from '../pages/read-page.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { Titles } from './rendering.ts';

/** Titles are within the first bytes of a page, unpacked and packed. */
const prefixBytes = 16 * 1024;
const packedPrefixBytes = 8 * 1024;
/** In most manuals pages are adjacent, so that one read covers many of them. */
const windowBytes = 256 * 1024;
const batchSize = 200;
/** Takes some milliseconds. */
const pagesPerPause = 25;

/**
 * Reads the titles of all pages in the order of the file, and delivers them in batches of two hundred. Pauses often, so
 * that a page requested meanwhile has priority. Rejects with the file's read error.
 */
export async function readTitles(
  { file, pages, entryAt }: ArchiveFiles,
  onTitles: (titles: Titles) => void,
): Promise<void> {
  const ordered = pages
    .flatMap((path) => {
      const entry = entryAt(path);
      return entry && isUnpackable(entry) ? [{ path, entry }] : [];
    })
    .toSorted((a, b) => a.entry.headerOffset - b.entry.headerOffset);
  const read = createPrefixReader(file);
  let titles: [string, string][] = [];
  for (const [at, { path, entry }] of ordered.entries()) {
    if (titles.length >= batchSize) {
      onTitles(titles);
      titles = [];
    }
    // In the order of the file, because one read often covers the next page too.
    if (at % pagesPerPause === 0) await new Promise((resolve) => setTimeout(resolve));
    const title = titleOf(await read(entry));
    if (title !== undefined) titles.push([path, title]);
  }
  onTitles(titles);
}

function titleOf(head: Uint8Array): string | undefined {
  const { title } = readPage(decodeText(head, 'html').text, false);
  // A slice would keep the text of its page in memory.
  return title && copyOf(title);
}

/** Returns a function that reads the first unpacked bytes of entries, in the order of the file. */
function createPrefixReader(file: Blob): (entry: ZipEntry) => Promise<Uint8Array> {
  const inflate = createRawInflate();
  const reader = createWindowReader(file, windowBytes);
  return async (entry) => {
    const wanted = Math.min(packedPrefixBytes, entry.compressedBytes);
    const bytes = await reader.load(entry.headerOffset, localHeaderBytes + entry.nameLength + 512 + wanted);
    if (!isLocalHeader(bytes)) return new Uint8Array(0);
    const packed = bytes.subarray(localHeaderLength(bytes)).subarray(0, wanted);
    if (entry.method === method.stored) return packed;
    const head = new Uint8Array(prefixBytes);
    let length = 0;
    inflate.reset();
    const take = (output: Uint8Array): void => {
      head.set(output, length);
      length += output.length;
    };
    inflate.push(packed, () => prefixBytes - length, take);
    return head.subarray(0, length);
  };
}
