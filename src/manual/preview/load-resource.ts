import { decodeText } from '#file-type/decode-text.ts';
import { mediaTypeOf } from '#file-type/media-type.ts';
import { memoryBytes, method, type ZipEntry } from '#zip/entry.ts';
import { packedRange, readEntry } from '#zip/read/read-entry.ts';

import type { Missing, Part, Resource } from './rendering.ts';
import { rewriteCss } from './rewrite-css.ts';

/** Use of an address, which decides what resource is made of the file. */
export type ResourceUse = 'picture' | 'style' | 'frame' | 'media';

/** Returns the replacement of an address; undefined if it stays. `base` is the path of the page or style sheet. */
export type ReplaceAddress = (address: string, base: string, use: ResourceUse) => Part | undefined;

/** File of the archive, and how a page uses it. */
export interface ReferencedFile {
  readonly path: string;
  readonly entry: ZipEntry;
  readonly use: ResourceUse;
}

interface LoaderOptions {
  readonly file: Blob;
  readonly replaceAddress: ReplaceAddress;
  readonly addMissing: (missing: Missing) => void;
}

/**
 * Limit of bytes read for one page, packed or unpacked: they are held in memory, and no page of a manual needs more.
 */
const maxBytes = 256 * 2 ** 20;

/** Makes resources of files, all together within the limit of one page. Rejects with the file's read error. */
export function createLoader({
  file,
  replaceAddress,
  addMissing,
}: LoaderOptions): (used: ReferencedFile) => Promise<Resource> {
  let bytes = 0;

  function omit(url: string, why: Missing['why']): Resource {
    addMissing({ url, why });
    return { kind: 'none' };
  }

  function styleOf(path: string, content: Uint8Array): Resource {
    const parts = rewriteCss(decodeText(content, 'css').text, (address, isImport) =>
      replaceAddress(address, path, isImport ? 'style' : 'picture'),
    );
    return { kind: 'text', type: 'text/css;charset=utf-8', parts };
  }

  return async ({ path, entry, use }) => {
    bytes += memoryBytes(entry);
    if (bytes > maxBytes) return omit(path, 'too-large');
    if (use === 'style') {
      const content = await readEntry(file, entry);
      return content === undefined ? omit(path, 'damaged') : styleOf(path, content);
    }
    const content = await entryBlob(file, entry, mediaTypeOf(path) ?? '');
    return content === undefined ? omit(path, 'damaged') : { kind: 'file', content };
  };
}

/** Returns the content of an entry as a file. Uncompressed content stays on disk until it is read. */
async function entryBlob(file: Blob, entry: ZipEntry, type: string): Promise<Blob | undefined> {
  if (entry.method === method.stored) {
    const range = await packedRange(file, entry);
    return range && file.slice(...range, type);
  }
  const bytes = await readEntry(file, entry);
  return bytes && new Blob([bytes], { type });
}
