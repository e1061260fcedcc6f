import { isPageName } from '#file-type/page-names.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { isUnpackable, memoryBytes, type ZipEntry } from '#zip/entry.ts';
import { readEntry } from '#zip/read/read-entry.ts';

import { readText } from '../pages/read-text.ts';

/** Enough pages to find most names, in a fraction of a second. */
const maxPages = 50;
const maxTotalBytes = 8 * 2 ** 20;

const depthOf = ({ name }: ZipEntry): number => name.split('/').length;

/** Reads the first pages, those at the top first, and returns the parts of paths beyond ASCII in their links, in NFC. */
export async function linkedNames(
  file: ByteSource,
  files: readonly ZipEntry[],
): Promise<ReadonlySet<string>> {
  const pages = files
    .filter((entry) => isPageName(entry.name) && isUnpackable(entry))
    .toSorted((a, b) => depthOf(a) - depthOf(b))
    .slice(0, maxPages);
  const found = new Set<string>();
  let totalBytes = 0;
  for (const page of pages) {
    totalBytes += memoryBytes(page);
    if (totalBytes > maxTotalBytes) break;
    const bytes = await readEntry(file, page);
    const facts = bytes && readText(page.name, bytes);
    for (const { url } of facts?.references ?? []) {
      for (const part of url.split(/[/\\?#]/)) addBeyondAscii(part, found);
    }
  }
  return found;
}

function addBeyondAscii(part: string, found: Set<string>): void {
  if (!/[^\0-\x7f]|%[89a-f]/i.test(part)) return;
  try {
    found.add(decodeURIComponent(part).normalize('NFC'));
  } catch {
    // Not UTF-8: it finds no file in a browser, either.
  }
}
