import type { ContainerType } from './container-type.ts';
import { contentTypeOf, type ContentType } from './magic.ts';

/** Kinds of old Office documents and other files in Microsoft's compound file format. */
export type OleType = 'doc' | 'xls' | 'ppt' | 'visio' | 'outlook' | 'encrypted-office';

/** Type of a file by its content; `unknown` where it doesn't tell. */
export type FileType =
  | ContentType
  | ContainerType
  | OleType
  | 'heic'
  | 'avif'
  | 'rtf'
  | 'dwg'
  | 'dxf'
  | 'step'
  | 'wordperfect';

/** Number of bytes that `fileTypeOf` needs. */
export const prefixBytes = 1024;

/** Brands of HEIF files (ISO/IEC 23008-12, B.4), and of AVIF. */
const heifBrands: Readonly<Record<string, 'heic' | 'avif'>> = {
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  avif: 'avif',
  avis: 'avif',
};

/** Recognizes a file by its first bytes. Containers and compound files need a further look. */
export function fileTypeOf(prefix: Uint8Array): FileType {
  const content = contentTypeOf(prefix);
  const start = latin1(prefix.subarray(0, prefixBytes));
  const isOpen = content === 'unknown' || content === 'text';
  return (isOpen ? (drawingOf(start) ?? oldOfficeOf(start) ?? heifOf(start)) : undefined) ?? content;
}

function drawingOf(start: string): FileType | undefined {
  // AutoCAD from release 1.2 to today: AC1.2, AC1012, AC1032.
  if (/^AC1[\d.]\d{1,2}/.test(start) && start.includes('\0')) return 'dwg';
  if (start.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return 'dxf';
  if (start.startsWith('ISO-10303-21;')) return 'step';
  if (start.startsWith('{\\rtf')) return 'rtf';
  // Group codes 999 are comments; the first section follows.
  return /^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\nSECTION\r?\n/.test(start) ? 'dxf' : undefined;
}

/** Beginnings of documents that are older than compound files. */
const oldOffice: readonly (readonly [FileType, string])[] = [
  // Word 1 and 2, for DOS, and for Macintosh.
  ['doc', '\x9b\xa5!\0'],
  ['doc', '\xdb\xa5-\0'],
  ['doc', '1\xbe\0\0'],
  ['doc', '2\xbe\0\0'],
  ['doc', '\xfe7\0\x1c'],
  ['doc', '\xfe7\0#'],
  // Excel 2 to 5: the first record of a workbook.
  ['xls', '\x09\0\x04\0'],
  ['xls', '\x09\x02\x06\0'],
  ['xls', '\x09\x04\x06\0'],
  ['xls', '\x09\x08\x06\0'],
  ['xls', '\x09\x08\x08\0'],
  ['ppt', '\xed\xde\xad\x0b'],
  ['wordperfect', '\xffWPC'],
];

const oldOfficeOf = (start: string): FileType | undefined =>
  oldOffice.find(([, beginning]) => start.includes('\0') && start.startsWith(beginning))?.[0];

/** Looks through the brands of the first box (ISO/IEC 14496-12, 4.3), the major one first. */
function heifOf(start: string): 'heic' | 'avif' | undefined {
  if (!start.startsWith('ftyp', 4)) return undefined;
  const length = start.charCodeAt(2) * 2 ** 8 + start.charCodeAt(3);
  const brands: readonly string[] = `${start.slice(8, 12)}${start.slice(16, length)}`.match(/.{4}/gs) ?? [];
  const type = brands.map((brand) => heifBrands[brand]).find((known) => known !== undefined);
  // The brand of any still image, alone.
  return type ?? (brands.includes('mif1') ? 'heic' : undefined);
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
