import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

import { extensionOf } from './extension.ts';
import { contentTypeOf, magicBytes } from './magic.ts';

/** Formats that are ZIPs by their bytes but documents or programs to a person, and others that never are ZIPs. */
const otherExtensions = new Set(
  (
    'docx docm dotx xlsx xlsm xltx pptx pptm ppsx potx odt ods odp odg odf ott epub jar war ear apk aab aar ipa xpi crx ' +
    'nupkg whl kmz cbz 3mf vsdx vsix sketch pages numbers key idml dwfx xps oxps appx msix ' +
    'pdf doc xls ppt rtf txt csv xml json html htm xhtml xht md jpg jpeg png gif webp bmp tif tiff svg heic ' +
    'mp4 mov avi mp3 wav dwg dxf step stp stl rar 7z gz tgz bz2 xz tar exe msi'
  ).split(' '),
);

/**
 * Returns `zip` if a file is named `.zip`, or if it has no other known extension and starts with the bytes of a ZIP.
 * The MIME type is ignored: Windows sets `application/x-zip-compressed`, other systems nothing. Rejects with the file's
 * own read error.
 */
export async function sniffKind(file: ByteSource & { readonly name?: string }): Promise<'zip' | 'other'> {
  const extension = extensionOf(file.name ?? '');
  // Even with other bytes: the inspection then reports the actual type.
  if (extension === 'zip') return 'zip';
  if (otherExtensions.has(extension)) return 'other';
  return contentTypeOf(await readBytes(file, 0, magicBytes)) === 'zip' ? 'zip' : 'other';
}
