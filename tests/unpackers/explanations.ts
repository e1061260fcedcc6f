import type { FindingCode } from '#manual/codes.ts';
import type { Finding } from '#manual/finding.ts';
import { pathOf } from '#manual/rules/paths.ts';
import { flag, type ZipEntry } from '#manual/zip/entry.ts';

import type { Difference } from './differences.ts';

/** What is known of an archive that was accepted. */
export interface Context {
  readonly entries: readonly ZipEntry[];
  readonly findings: readonly Finding[];
  readonly differences: readonly Difference[];
}

/** A known way in which programs differ, and why the archive is accepted all the same. */
interface Explanation {
  readonly id: string;
  readonly reason: string;
  readonly explains: (difference: Difference, context: Context) => boolean;
}

const isWarned = ({ findings }: Context, ...codes: readonly FindingCode[]): boolean =>
  findings.some(({ code, severity }) => severity === 'warning' && codes.includes(code));

/**
 * Whether a program gave some of the meant entries another name and nothing else: as many files as are missing under our
 * names are there under others, with the same content.
 */
function isRenamed(
  { program, kind, content }: Difference,
  { entries, differences }: Context,
  isMeant: (entry: ZipEntry) => boolean,
): boolean {
  if (kind !== 'missing' && kind !== 'additional') return false;
  const meant = new Set(entries.filter(isMeant).map(({ name }) => pathOf(name)));
  const same = differences.filter((other) => other.program === program && other.content === content);
  const missing = same.filter((other) => other.kind === 'missing');
  const additional = same.filter((other) => other.kind === 'additional');
  return missing.length === additional.length && missing.every(({ about }) => meant.has(about));
}

const isBeyondAscii = ({ name }: Pick<ZipEntry, 'name'>): boolean => /[^\0-\x7f]/.test(name);

/** Whether the bytes of a name are not UTF-8. Absent, they are its letters. */
function isGuessed({ name, nameBytes }: ZipEntry): boolean {
  if (nameBytes === undefined) return isBeyondAscii({ name });
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(nameBytes);
    return false;
  } catch {
    return true;
  }
}

/** Whether a program complains, and of nothing else, line by line. */
const complainsOnlyOf = ({ kind, about }: Difference, pattern: RegExp): boolean =>
  kind === 'complaint' && about.split('\n').every((line) => pattern.test(line));

const isMismatch = (difference: Difference): boolean =>
  difference.program === 'unzip' &&
  complainsOnlyOf(difference, /mismatching "local" filename|continuing with "central"/);

const isRefusedByJava = ({ differences }: Context): boolean =>
  differences.some(
    (difference) => difference.program === 'java' && complainsOnlyOf(difference, /bad entry name/),
  );

/** Every difference between our reading of an accepted archive and that of an unpacker is one of these. */
export const explanations: readonly Explanation[] = [
  {
    id: 'name-encoding',
    reason:
      'A name that is not UTF-8 is guessed, and a warning says so. Each program guesses differently, and Java refuses the archive.',
    explains(difference, context) {
      if (!isWarned(context, 'NAME-ENCODING') || !context.entries.some(isGuessed)) return false;
      if (difference.program === 'java') return isRefusedByJava(context) && difference.kind !== 'content';
      return isMismatch(difference) || isRenamed(difference, context, isGuessed);
    },
  },
  {
    id: 'backslash',
    reason:
      'A name with backslashes is a path on Windows and one file elsewhere, and a warning says so. A repaired copy has slashes.',
    explains: (difference, context) =>
      isWarned(context, 'NAME-BACKSLASH') &&
      (complainsOnlyOf(difference, /backslashes/) ||
        isRenamed(difference, context, ({ name }) => name.includes('\\'))),
  },
  {
    id: 'python-cp437',
    reason:
      'Python reads a name without the UTF-8 flag as CP437. macOS and Info-ZIP write UTF-8 without the flag, and every other program reads it as such.',
    explains: (difference, context) =>
      difference.program === 'python' &&
      isRenamed(difference, context, (entry) => isBeyondAscii(entry) && (entry.flags & flag.utf8) === 0),
  },
  {
    id: 'unzip-oem',
    reason:
      'unzip 6.0 of Debian reads names of archives from Windows as CP850, UTF-8 flag or not. All newer programs read them well, and every manual packed on Windows would be refused.',
    explains: (difference, context) =>
      difference.program === 'unzip' &&
      context.entries.some(isBeyondAscii) &&
      (isMismatch(difference) || isRenamed(difference, context, isBeyondAscii)),
  },
  {
    id: 'bsdtar-nfc',
    reason:
      'bsdtar composes the letters of names (NFC). macOS takes both forms for the same name, and its own archives hold the other.',
    explains: (difference, context) =>
      difference.program === 'bsdtar' &&
      isRenamed(difference, context, ({ name }) => name !== name.normalize('NFC')),
  },
  {
    id: 'warned',
    reason: 'The program complains but unpacks the same, and a warning says what is unusual.',
    explains: ({ program, kind }, context) =>
      kind === 'complaint' &&
      context.differences.every((other) => other.program !== program || other.kind === 'complaint') &&
      isWarned(context, 'ZIP-HEADER', 'ZIP-FLAGS', 'ZIP-GAP', 'ZIP-TRAILING-DATA', 'NAME-UNICODE-FIELD'),
  },
];
