import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

/** Folders of operating systems, network drives and version control. */
const folders = [
  String.raw`__MACOSX|\.AppleDouble|\.Spotlight-V100|\.fseventsd|\.TemporaryItems|\.DocumentRevisions-V100`,
  String.raw`\.Trash(?:es|-[^/]*)?|\$RECYCLE\.BIN|System Volume Information|#recycle|@eaDir|\.@__thumb|lost\+found`,
  String.raw`\.git|\.svn|\.hg`,
].join('|');

/** Files of operating systems, then locks and unsaved copies of Office, LibreOffice, AutoCAD, Access, InDesign. */
const names = [
  String.raw`\.DS_Store|\.localized|\.directory|\.apdisk|\.VolumeIcon\.icns|Icon\r`,
  String.raw`Thumbs\.db(?::encryptable)?|ehthumbs(?:_vista)?\.db|desktop\.ini|\.?Picasa\.ini`,
  String.raw`\.nfs[\da-f]+|\.fuse_hidden[^/]*|\.goutputstream-[^/]*`,
  String.raw`~\$[^/]*|~WR[A-Z]\d*\.tmp|\.~lock\.[^/]*#|~[^/]*\.idlk|[^/]*\.(?:dwl2?|laccdb)`,
].join('|');

const systemPattern = new RegExp(`(?:^|/)(?:(?:${folders})/|(?:${names})$)`, 'i');

/** Returns true for the path of a file that an operating system or a program created for itself. */
export const isSystemFile = (path: string): boolean => systemPattern.test(path);

/** Returns true if a tool or an operating system left the entry of an archive behind, and readers don't need it. */
export const isJunkName = (name: string): boolean => isSystemFile(name) || name.endsWith('~');

/**
 * Returns true for a file in which macOS stores what a foreign drive can't, such as `._Plan.pdf` (AppleDouble, RFC 1740).
 * Rejects if it can't be read.
 */
export async function isAppleDouble(file: ByteSource & { readonly name: string }): Promise<boolean> {
  if (!file.name.startsWith('._')) return false;
  const [a, b, c, d] = await readBytes(file, 0, Math.min(4, file.size));
  return a === 0 && b === 5 && c === 0x16 && d === 7;
}

/** Returns true for the name of a download that isn't finished. Chromium saves scripts of a page as `.js.download`. */
export const isPartialDownload = (name: string): boolean =>
  /(?<!\.js)\.download$|\.(?:crdownload|opdownload|part|partial|!ut|aria2)$/i.test(name);
