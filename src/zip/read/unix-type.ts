import { viewOf } from '#lib/file/bytes.ts';

import { isFolder, type ZipEntry } from '../entry.ts';
import type { ZipTerms } from '../finding.ts';
import { extraId, type ExtraFields } from './extra-fields.ts';

const typeMask = 0o170000;
const types = { pipe: 0o010000, folder: 0o040000, regular: 0o100000 } as const;
const specialTypes: Readonly<Record<number, ZipTerms['ENTRY-LINK']>> = {
  0o120000: 'link',
  0o020000: 'device',
  0o060000: 'device',
  0o140000: 'socket',
};

/** Info-ZIP writes its standard input as a pipe. Every unpacker extracts it as a regular file. */
export const isPipe = (unixMode: number): boolean => (unixMode & typeMask) === types.pipe;

/** Type of an entry that unpackers don't extract as a regular file or a folder, or disagree about. */
export function specialTypeOf(unixMode: number): ZipTerms['ENTRY-LINK'] | undefined {
  const type = unixMode & typeMask;
  const isPlain = type === 0 || type === types.folder || type === types.regular || type === types.pipe;
  return isPlain ? undefined : (specialTypes[type] ?? 'unknown');
}

/** Type that an extra field gives an entry, whatever the directory says. */
export function specialTypeByField(
  entry: Pick<ZipEntry, 'name'>,
  { fields }: ExtraFields,
): ZipTerms['ENTRY-LINK'] | undefined {
  const libarchive = fields.get(extraId.libarchive)?.at(-1);
  const asiUnix = fields.get(extraId.asiUnix)?.at(-1);
  return (libarchive && typeByLibarchive(entry, libarchive)) ?? (asiUnix && typeByAsiUnix(asiUnix));
}

/** bsdtar writes this field when it streams an archive, and prefers it to the directory. */
function typeByLibarchive(
  entry: Pick<ZipEntry, 'name'>,
  field: Uint8Array,
): ZipTerms['ENTRY-LINK'] | undefined {
  const present = field[0] ?? 0;
  const at = 1 + ((present & 1) === 0 ? 0 : 2) + ((present & 2) === 0 ? 0 : 2);
  if ((present & 4) === 0 || field.length < at + 4) return undefined;
  const attributes = viewOf(field).getUint32(at, true);
  const hasFolderType = (attributes & 0x10) !== 0 || ((attributes >>> 16) & typeMask) === types.folder;
  return hasFolderType && !isFolder(entry) ? 'unknown' : specialTypeOf(attributes >>> 16);
}

/** unzip reads this field if the directory gives no mode (APPNOTE 6.3.10, section 4.6.6: a CRC, then the mode). */
const typeByAsiUnix = (field: Uint8Array): ZipTerms['ENTRY-LINK'] | undefined =>
  field.length < 6 ? undefined : specialTypeOf(viewOf(field).getUint16(4, true));
