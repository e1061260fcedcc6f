import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { contentTypeOf, magicBytes } from './magic.ts';

/** Names that a person calls a ZIP, or nothing: an extension has a letter, or is the number of a part. */
const otherName = /\.(?:\w*[a-z]\w*|\d{3})$/i;

/** Packages that may be manuals. */
const packageName = /\.(?:iirds|aasx)$/i;

/**
 * Returns `zip` if a file is named `.zip`, or if it starts with the bytes of a ZIP and is named like a package or without an
 * extension: many formats are ZIPs by their bytes, but to a person they are drawings, projects or programs. The MIME type
 * is ignored: Windows sets `application/x-zip-compressed`, other systems nothing. Rejects with the file's own read error.
 */
export async function sniffKind(file: ByteSource & { readonly name?: string }): Promise<'zip' | 'other'> {
  const { name = '' } = file;
  // Even with other bytes: the inspection then reports the actual type.
  if (/\.zip$/i.test(name)) return 'zip';
  if (otherName.test(name) && !packageName.test(name)) return 'other';
  return contentTypeOf(await readBytes(file, 0, magicBytes)) === 'zip' ? 'zip' : 'other';
}
