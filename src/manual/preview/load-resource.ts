import { mediaTypeOf } from '#file-type/media-type.ts';
import { memoryBytes, type ZipEntry } from '#zip/entry.ts';

import { decodeText } from '../pages/encoding.ts';
import { urlOfPath } from './manual-url.ts';
import type { Missing, Part, Resource } from './rendering.ts';
import { rewriteCss } from './rewrite-css.ts';
import { rewriteScript } from './rewrite-script.ts';
import { entryBlob, entryBytes } from './unpack-entry.ts';

/** Use of an address, which decides what resource is made of the file. */
export type ResourceUse = 'picture' | 'style' | 'script' | 'frame' | 'media';

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

/** Media type of the scripts created here. */
export const scriptType = 'text/javascript;charset=utf-8';

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

  function textOf(path: string, content: Uint8Array, use: 'style' | 'script'): Resource {
    const url = urlOfPath(path);
    const { text } = decodeText(content, use === 'style' ? 'css' : 'script');
    if (use === 'script') {
      return { kind: 'text', url, type: scriptType, parts: [rewriteScript(text)] };
    }
    const parts = rewriteCss(text, (address, isImport) =>
      replaceAddress(address, path, isImport ? 'style' : 'picture'),
    );
    return { kind: 'text', url, type: 'text/css;charset=utf-8', parts };
  }

  return async ({ path, entry, use }) => {
    bytes += memoryBytes(entry);
    if (bytes > maxBytes) return omit(path, 'too-large');
    if (use === 'style' || use === 'script') {
      const content = await entryBytes(file, entry);
      return content === undefined ? omit(path, 'damaged') : textOf(path, content, use);
    }
    const content = await entryBlob(file, entry, mediaTypeOf(path) ?? '');
    return content === undefined ? omit(path, 'damaged') : { kind: 'file', url: urlOfPath(path), content };
  };
}
