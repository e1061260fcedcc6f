import { extensionOf } from '#file-type/extension.ts';
import type { ContentType } from '#file-type/magic.ts';
import { isPageName } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import { isFolder, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { isPipe, specialTypeOf } from '#zip/read/unix-type.ts';

import type { FindingTerms } from '../finding-terms.ts';
import type { RawFinding } from '../finding.ts';
import type { InspectionLimits } from '../limits.ts';

const nativePrograms = new Set('exe dll msi scr com pif cpl'.split(' '));
/** Scripts, documents with macros, and files that start other programs when opened. */
const scripts = new Set(
  (
    'bat cmd ps1 vbs vbe jse wsf wsh hta lnk url scf reg settingcontent-ms jar sh php asp aspx jsp cgi ' +
    'docm dotm xlsm xltm pptm potm'
  ).split(' '),
);
/** A macOS program is a folder. */
const macPrograms = /\.app\//i;
const serverFiles = /(?:^|\/)(?:\.htaccess|web\.config)$/i;
const archives = new Set('zip 7z rar tar gz tgz bz2 tbz xz txz zst cab iso chm epub'.split(' '));

/** Findings on an entry from its name and attributes, before its content is read. */
export function entryFindings(entry: ZipEntry): readonly RawFinding[] {
  const rawFindings: RawFinding[] = [];
  const { name } = entry;
  const special = specialTypeOf(entry.unixMode);
  if (isPipe(entry.unixMode)) rawFindings.push({ code: 'ENTRY-PIPE', severity: 'info', entry: name });
  if (special !== undefined) {
    rawFindings.push({ code: 'ENTRY-LINK', severity: 'error', entry: name, params: { special } });
  }
  if (isJunkName(name)) {
    rawFindings.push({ code: 'ENTRY-JUNK', severity: 'info', entry: name, repairable: true });
  } else if (!isFolder(entry)) rawFindings.push(...kindFindings(name));
  return rawFindings;
}

function kindFindings(name: string): RawFinding[] {
  const extension = extensionOf(name);
  const params = { extension };
  if (nativePrograms.has(extension)) {
    return [{ code: 'ENTRY-PROGRAM', severity: 'error', entry: name, params }];
  }
  if (scripts.has(extension) || serverFiles.test(pathOf(name))) {
    return [{ code: 'ENTRY-PROGRAM', severity: 'warning', entry: name, params }];
  }
  if (macPrograms.test(pathOf(name))) {
    return [{ code: 'ENTRY-PROGRAM', severity: 'warning', entry: name, params: { extension: 'app' } }];
  }
  return archives.has(extension) ? [{ code: 'ENTRY-ARCHIVE', severity: 'warning', entry: name, params }] : [];
}

/**
 * Findings on the declared sizes of an archive. Nothing is unpacked past the declared size, so that checking it is
 * enough.
 */
export function bombFindings(entries: readonly ZipEntry[], limits: InspectionLimits): readonly RawFinding[] {
  const rawFindings: RawFinding[] = [];
  const { maxEntryBytes, maxTotalBytes, maxRatio, ratioFromBytes } = limits;
  const isTooDense = (size: Size): boolean =>
    size.sizeBytes > ratioFromBytes && size.sizeBytes > maxRatio * Math.max(1, size.compressedBytes);
  const total = { sizeBytes: 0, compressedBytes: 0 };
  for (const entry of entries) {
    total.sizeBytes += entry.sizeBytes;
    total.compressedBytes += entry.compressedBytes;
    const { name } = entry;
    if (entry.sizeBytes > maxEntryBytes) rawFindings.push({ ...bomb('entry', maxEntryBytes), entry: name });
    else if (isTooDense(entry)) rawFindings.push({ ...bomb('ratio', maxRatio), entry: name });
  }
  if (total.sizeBytes > maxTotalBytes) rawFindings.push(bomb('total', maxTotalBytes));
  // One finding is enough if an entry alone exceeds the ratio.
  else if (rawFindings.length === 0 && isTooDense(total)) rawFindings.push(bomb('ratio', maxRatio));
  return rawFindings;
}

type Size = Pick<ZipEntry, 'sizeBytes' | 'compressedBytes'>;

const bomb = (detail: FindingTerms['ZIP-BOMB'], limit: number): RawFinding => ({
  code: 'ZIP-BOMB',
  severity: 'error',
  params: { detail, limit },
});

/**
 * Contents that the name of a file in a manual promises, the expected one first. Stricter than `promisedBy` about images,
 * and without Office documents.
 */
const promised = new Map<string, readonly ContentType[]>(
  Object.entries({
    png: ['png'],
    jpg: ['jpeg'],
    jpeg: ['jpeg'],
    gif: ['gif'],
    webp: ['webp'],
    bmp: ['bmp'],
    tif: ['tiff'],
    tiff: ['tiff'],
    pdf: ['pdf'],
    svg: ['svg', 'xml', 'text'],
    css: ['text'],
    js: ['text'],
  }),
);

const markup: readonly ContentType[] = ['html', 'text', 'xml', 'svg', 'empty'];

/** Findings on the first bytes of a sound entry that don't match its name. */
export function contentFindings(entry: ZipEntry, content: ContentType): readonly RawFinding[] {
  const { name } = entry;
  if (content === 'empty' || isJunkName(name)) return [];
  if (isPageName(name)) {
    if (markup.includes(content)) return [];
    return [{ code: 'DOC-NOT-HTML', severity: 'error', entry: name, params: { content } }];
  }
  const expected = promised.get(extensionOf(name));
  // A script or style sheet may contain markup; it only counts as a page if it starts as one.
  if (expected === undefined || expected.includes(content)) return [];
  const params = { found: content, expected: expected[0]! };
  return [{ code: 'ENTRY-TYPE', severity: 'warning', entry: name, params }];
}

const pictures = new Set('png jpg jpeg gif webp bmp tif tiff avif'.split(' '));

/** A truncated image, of which a browser shows the upper part only, or nothing. */
export const cutOffFindings = ({ name }: ZipEntry): readonly RawFinding[] =>
  isJunkName(name) ? [] : [{ code: 'ENTRY-CUT-OFF', severity: 'warning', entry: name }];

/** Images that a tablet will be slow to show. */
export function imageFindings(
  entry: ZipEntry,
  size: { readonly width: number; readonly height: number } | undefined,
  { maxImageBytes, maxImagePixels }: InspectionLimits,
): readonly RawFinding[] {
  const huge = (detail: FindingTerms['ENTRY-HUGE-IMAGE'], limit: number): readonly RawFinding[] => [
    { code: 'ENTRY-HUGE-IMAGE', severity: 'warning', entry: entry.name, params: { detail, limit } },
  ];
  if (size !== undefined && size.width * size.height > maxImagePixels) return huge('pixels', maxImagePixels);
  const isHeavy = pictures.has(extensionOf(entry.name)) && entry.sizeBytes > maxImageBytes;
  return isHeavy ? huge('bytes', maxImageBytes) : [];
}
