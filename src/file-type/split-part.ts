import type { FileType } from './file-type.ts';

/** Names that only parts have, as WinZip, WinRAR, 7-Zip and splitters of files write them. */
const partName =
  /\.(?:part\d+\.rar|zx?\d\d|(?:zipx?|7z|rar|tar|gz|tgz|bz2|xz|iso|exe|pdf|docx|xlsx|pptx|dwg)\.\d{3})$/i;

/** Names that other files have, too. */
const possiblePartName = /\.(?:\d{3}|r\d\d)$/i;

const archives: readonly FileType[] = ['zip', 'rar', '7z', 'gzip'];

/** Returns true for a part of a split archive or file. */
export const isSplitPart = (name: string, type: FileType): boolean =>
  partName.test(name) || (possiblePartName.test(name) && archives.includes(type));
