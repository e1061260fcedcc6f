import type { Remark } from '../finding.ts';
import type { FindingTerms } from '../finding-terms.ts';
import type { Limits } from '../limits.ts';
import type { Content } from '../magic.ts';
import { isFolder, type ZipEntry } from '../zip/entry.ts';
import { extensionOf, pathOf } from './paths.ts';
import { isJunkName, isPageName } from './start-page.ts';

const nativePrograms = new Set('exe dll msi scr com pif cpl'.split(' '));
/** Scripts, documents with macros, and files that start something else when they are opened. */
const scripts = new Set(
  (
    'bat cmd ps1 vbs vbe jse wsf wsh hta lnk url scf reg settingcontent-ms jar sh php asp aspx jsp cgi ' +
    'docm dotm xlsm xltm pptm potm'
  ).split(' '),
);
/** A program of macOS is a folder. */
const macPrograms = /\.app\//i;
const serverFiles = /(?:^|\/)(?:\.htaccess|web\.config)$/i;
const archives = new Set('zip 7z rar tar gz tgz bz2 tbz xz txz zst cab iso chm epub'.split(' '));
const texts = new Set('html htm xhtml xht css svg js mjs xml json txt'.split(' '));

const fileType = 0o170000;
const specialTypes: Readonly<Record<number, FindingTerms['ENTRY-LINK']>> = {
  0o120000: 'link',
  0o020000: 'device',
  0o060000: 'device',
  0o140000: 'socket',
};
/** Of which every unpacker makes a regular file or a folder. */
const plainTypes: readonly number[] = [0, 0o040000, 0o100000];
/** What Info-ZIP writes for its standard input; every unpacker makes a regular file of it. */
const pipe = 0o010000;

/** What an entry is by its name and attributes, before a byte of it is read. */
export function entryRemarks(entry: ZipEntry): readonly Remark[] {
  const remarks: Remark[] = [];
  const { name } = entry;
  const type = entry.unixMode & fileType;
  if (type === pipe) remarks.push({ code: 'ENTRY-PIPE', severity: 'info', entry: name });
  else if (!plainTypes.includes(type)) {
    const special = specialTypes[type] ?? 'unknown';
    remarks.push({ code: 'ENTRY-LINK', severity: 'error', entry: name, params: { special } });
  }
  if (isJunkName(name)) remarks.push({ code: 'ENTRY-JUNK', severity: 'info', entry: name, repairable: true });
  else if (!isFolder(entry)) remarks.push(...kindRemarks(name));
  return remarks;
}

function kindRemarks(name: string): Remark[] {
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

/** What an archive declares to unpack to, against what is bearable. Declared is enough: nothing is unpacked past it. */
export function bombRemarks(entries: readonly ZipEntry[], limits: Limits): readonly Remark[] {
  const remarks: Remark[] = [];
  let totalBytes = 0;
  for (const entry of entries) {
    const { name, sizeBytes, compressedBytes } = entry;
    totalBytes += sizeBytes;
    const ratio = sizeBytes / Math.max(1, compressedBytes);
    if (sizeBytes > limits.maxEntryBytes) remarks.push(bomb(name, 'entry', limits.maxEntryBytes));
    else if (sizeBytes > limits.ratioFromBytes && isTextName(name) && ratio > limits.maxTextRatio) {
      remarks.push(bomb(name, 'ratio', limits.maxTextRatio));
    }
  }
  if (totalBytes > limits.maxTotalBytes) {
    const params = {
      detail: 'total' satisfies FindingTerms['ZIP-BOMB'],
      found: totalBytes,
      limit: limits.maxTotalBytes,
    };
    remarks.push({ code: 'ZIP-BOMB', severity: 'error', params });
  }
  return remarks;
}

const bomb = (entry: string, detail: FindingTerms['ZIP-BOMB'], limit: number): Remark => ({
  code: 'ZIP-BOMB',
  severity: 'error',
  entry,
  params: { detail, limit },
});

const isTextName = (name: string): boolean => texts.has(extensionOf(name));

/** What content each extension promises; extensions without a signature promise nothing. */
const promised: Readonly<Record<string, readonly Content[]>> = {
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
};

const markup: readonly Content[] = ['html', 'text', 'xml', 'svg', 'empty'];

/** Whether the first bytes of a sound entry are what its name says. */
export function contentRemarks(entry: ZipEntry, content: Content): readonly Remark[] {
  const { name } = entry;
  if (content === 'empty' || isJunkName(name)) return [];
  if (isPageName(name)) {
    if (markup.includes(content)) return [];
    return [{ code: 'DOC-NOT-HTML', severity: 'error', entry: name, params: { content } }];
  }
  const expected = promised[extensionOf(name)];
  // A script or a style sheet may well hold markup later on; only one that begins as a page is taken for one.
  if (expected === undefined || expected.includes(content)) return [];
  const params = { found: content, expected: expected[0]! };
  return [{ code: 'ENTRY-TYPE', severity: 'warning', entry: name, params }];
}

const pictures = new Set('png jpg jpeg gif webp bmp tif tiff avif'.split(' '));

/** A picture of which a browser shows the upper part only, or nothing. */
export const cutOffRemark = ({ name }: ZipEntry): Remark => ({
  code: 'ENTRY-CUT-OFF',
  severity: 'warning',
  entry: name,
});

/** Pictures that a tablet at a machine will be slow to show. */
export function imageRemarks(
  entry: ZipEntry,
  size: { readonly width: number; readonly height: number } | undefined,
  { maxImageBytes, maxImagePixels }: Limits,
): readonly Remark[] {
  const huge = (detail: FindingTerms['ENTRY-HUGE-IMAGE'], limit: number): readonly Remark[] => [
    { code: 'ENTRY-HUGE-IMAGE', severity: 'warning', entry: entry.name, params: { detail, limit } },
  ];
  if (size !== undefined && size.width * size.height > maxImagePixels) return huge('pixels', maxImagePixels);
  const isHeavy = pictures.has(extensionOf(entry.name)) && entry.sizeBytes > maxImageBytes;
  return isHeavy ? huge('bytes', maxImageBytes) : [];
}
