import { isFolder, type ZipEntry } from '#zip/entry.ts';
import { overwritingPath, pathOf } from '#zip/paths.ts';

import type { FindingTerms } from '../finding-terms.ts';
import type { RawFinding } from '../finding.ts';
import type { InspectionLimits } from '../limits.ts';

type NameRule = (name: string, limits: InspectionLimits) => Omit<RawFinding, 'entry'> | undefined;

const utf8 = new TextEncoder();
/**
 * A UTF-16 unit takes at most 3 bytes in UTF-8, so that most names needn't be encoded to see that they are short
 * enough.
 */
const isOver = (text: string, maxBytes: number): boolean =>
  text.length * 3 > maxBytes && utf8.encode(text).length > maxBytes;

/** Names that some operating system can't create, by the rules of Go's `module.CheckFilePath`. */
const reserved = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;
const perhapsUnportable = /[<>:"|?*]|[. ](?:[/\\]|$)|(?:^|[/\\])(?:con|prn|aux|nul|com|lpt)/i;
const isUnportable = (part: string): boolean =>
  part !== '..' && (reserved.test(part) || /[. ]$/.test(part) || /[<>:"|?*]/.test(part));

const long = (detail: FindingTerms['NAME-LONG'], limit: number) => ({ detail, limit });

const nameRules: readonly NameRule[] = [
  (name) => {
    const reason = unsafeReason(name);
    return reason === undefined ? undefined : { code: 'NAME-UNSAFE', severity: 'error', params: { reason } };
  },
  (name) => {
    if (!name.includes('\\')) return undefined;
    const isAmbiguous = name.includes('/') || /(?:^|\\)\.\.(?:\\|$)/.test(name);
    if (isAmbiguous) return { code: 'NAME-BACKSLASH', severity: 'error' };
    return { code: 'NAME-BACKSLASH', severity: 'warning', repairable: true };
  },
  (name) => {
    // Fast path: most names needn't be split into parts.
    if (!perhapsUnportable.test(name) || /^[A-Za-z]:/.test(name)) return undefined;
    const part = partsOf(name).find(isUnportable);
    return part === undefined ? undefined : { code: 'NAME-PORTABLE', severity: 'warning', params: { part } };
  },
  (name, limits) => {
    // A shorter name can't exceed a limit: it has neither enough bytes nor enough separators.
    const least = Math.min(limits.maxDepth, limits.maxPathBytes / 3, limits.maxNameBytes / 3);
    if (name.length < least) return undefined;
    const parts = partsOf(name);
    if (parts.some((part) => isOver(part, limits.maxNameBytes))) {
      return { code: 'NAME-LONG', severity: 'error', params: long('part', limits.maxNameBytes) };
    }
    const tooLong = isOver(name, limits.maxPathBytes);
    if (!tooLong && parts.length <= limits.maxDepth) return undefined;
    const params = tooLong ? long('path', limits.maxPathBytes) : long('depth', limits.maxDepth);
    return { code: 'NAME-LONG', severity: 'warning', params };
  },
];

/** Findings on the names of an archive, one by one and against each other. */
export function nameFindings(entries: readonly ZipEntry[], limits: InspectionLimits): readonly RawFinding[] {
  const rawFindings: RawFinding[] = [];
  for (const { name, nameBytes } of entries) {
    for (const rule of nameRules) {
      const rawFinding = rule(name, limits);
      if (rawFinding !== undefined) rawFindings.push({ ...rawFinding, entry: name });
    }
    if (isMisreadBeside(name, nameBytes)) {
      rawFindings.push({ code: 'NAME-BACKSLASH', severity: 'error', entry: name });
    }
  }
  return [...rawFindings, ...collisionFindings(entries), ...folderFindings(entries)];
}

/**
 * Returns true if a letter of an Asian code page ends in the byte of a backslash where programs that don't know the code
 * page see another folder, or a folder instead of a file.
 */
function isMisreadBeside(name: string, nameBytes: Uint8Array | undefined): boolean {
  if (nameBytes === undefined) return false;
  const plain = Array.from(nameBytes, (byte) => String.fromCharCode(byte)).join('');
  return [leadsUp, /\\$/].some((pattern) => pattern.test(plain) && !pattern.test(name));
}

const leadsUp = /(?:^|[/\\])\.\.(?:[/\\]|$)/;
/** Joiners (ZWNJ, ZWJ) are allowed: Persian, Indian languages and emoji need them. */
const hidden = /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u;

function unsafeReason(name: string): FindingTerms['NAME-UNSAFE'] | undefined {
  // The packed folder itself, which `tar` and Java write before its contents.
  if (name === './') return undefined;
  if (pathOf(name) === '') return 'empty';
  if (/^[/\\]{2}/.test(name)) return 'host';
  if (/^[/\\]/.test(name)) return 'absolute';
  if (/^[A-Za-z]:/.test(name)) return 'drive';
  if (leadsUp.test(name)) return 'parent';
  return hidden.test(name) ? 'control' : undefined;
}

const partsOf = (name: string): string[] => name.split(/[/\\]/).filter((part) => part !== '' && part !== '.');

/** The same path twice, and paths that Windows and macOS treat as equal. */
function collisionFindings(entries: readonly ZipEntry[]): RawFinding[] {
  const rawFindings: RawFinding[] = [];
  const byPath = new Map<string, ZipEntry>();
  const byFold = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const path = pathOf(entry.name);
    const folded = overwritingPath(path);
    const same = byPath.get(path);
    const similar = byFold.get(folded);
    const other = same ?? similar;
    // Every unpacker merges a folder that occurs twice: nothing is overwritten.
    if (other !== undefined && !(isFolder(other) && isFolder(entry))) {
      const code = same === undefined ? 'NAME-CASE-CLASH' : 'NAME-DUPLICATE';
      rawFindings.push({ code, severity: 'error', entry: entry.name, params: { other: other.name } });
    }
    byPath.set(path, entry);
    byFold.set(folded, entry);
  }
  return rawFindings;
}

const fileType = 0o170000;
const regular = 0o100000;
const folder = 0o040000;

/** Names that are a file to one unpacker and a folder to another (AMBIGUITY-A4). */
function folderFindings(entries: readonly ZipEntry[]): RawFinding[] {
  const files = new Set(
    entries.filter((entry) => !isFolder(entry)).map((entry) => overwritingPath(pathOf(entry.name))),
  );
  const rawFindings: RawFinding[] = [];
  for (const entry of entries) {
    const detail = folderDetail(entry, files);
    const place = { severity: 'error', entry: entry.name } as const;
    if (detail !== undefined) {
      rawFindings.push({ code: 'NAME-FILE-AND-FOLDER', ...place, params: { detail } });
    }
  }
  return rawFindings;
}

function folderDetail(
  entry: ZipEntry,
  files: ReadonlySet<string>,
): FindingTerms['NAME-FILE-AND-FOLDER'] | undefined {
  const type = entry.unixMode & fileType;
  if (isFolder(entry)) {
    if (entry.sizeBytes > 0) return 'folder-with-data';
    if (type === regular) return 'attribute';
  } else if (type === folder || entry.isDosFolder) return 'attribute';
  return isBelowFile(overwritingPath(pathOf(entry.name)), files) ? 'file-in-between' : undefined;
}

function isBelowFile(path: string, files: ReadonlySet<string>): boolean {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    if (files.has(path.slice(0, slash))) return true;
  }
  return false;
}
