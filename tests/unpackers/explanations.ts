import type { FindingCode } from '#manual/codes.ts';
import type { Finding } from '#manual/finding.ts';
import { flag, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';

import type { Difference } from './differences.ts';

/** An accepted archive and its differences. */
export interface Context {
  readonly entries: readonly ZipEntry[];
  readonly findings: readonly Finding[];
  readonly differences: readonly Difference[];
}

/** A known difference between programs, and why the archive is accepted anyway. */
interface Explanation {
  readonly id: string;
  readonly reason: string;
  readonly explains: (difference: Difference, context: Context) => boolean;
}

const isWarned = ({ findings }: Context, ...codes: readonly FindingCode[]): boolean =>
  findings.some(({ code, severity }) => severity === 'warning' && codes.includes(code));

/**
 * Returns true if a program only renamed some of the matching entries: as many files as are missing under their names
 * exist under others, with the same content.
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

const isNotNfc = ({ name }: ZipEntry): boolean => name !== name.normalize('NFC');

const isBeyondAscii = ({ name }: Pick<ZipEntry, 'name'>): boolean => /[^\0-\x7f]/.test(name);

/** Returns true if the bytes of a name aren't UTF-8. Without bytes, they equal its characters. */
function isGuessed({ name, nameBytes }: ZipEntry): boolean {
  if (nameBytes === undefined) return isBeyondAscii({ name });
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(nameBytes);
    return false;
  } catch {
    return true;
  }
}

/** Returns true if every line of a program's message matches the pattern. */
const saysOnly = ({ kind, about }: Difference, pattern: RegExp): boolean =>
  kind === 'message' && about.split('\n').every((line) => pattern.test(line));

const isMismatch = (difference: Difference): boolean =>
  difference.program === 'unzip' &&
  saysOnly(difference, /mismatching "local" filename|continuing with "central"/);

const isRejectedByJava = ({ differences }: Context): boolean =>
  differences.some((difference) => difference.program === 'java' && saysOnly(difference, /bad entry name/));

/** Known differences between the engine's reading of an accepted archive and that of an unpacker. */
export const explanations: readonly Explanation[] = [
  {
    id: 'name-encoding',
    reason:
      'A name that is not UTF-8 is guessed, and a warning says so. Each program guesses differently, and Java rejects the archive.',
    explains(difference, context) {
      if (!isWarned(context, 'NAME-ENCODING') || !context.entries.some(isGuessed)) return false;
      if (difference.program === 'java') return isRejectedByJava(context) && difference.kind !== 'content';
      return (
        isMismatch(difference) || isRenamed(difference, context, (one) => isGuessed(one) || isNotNfc(one))
      );
    },
  },
  {
    id: 'backslash',
    reason:
      'A name with backslashes is a path on Windows and one file elsewhere, and a warning says so. A repaired copy has slashes.',
    explains: (difference, context) =>
      isWarned(context, 'NAME-BACKSLASH') &&
      (saysOnly(difference, /backslashes/) ||
        isRenamed(difference, context, ({ name }) => name.includes('\\'))),
  },
  {
    id: 'python-cp437',
    reason:
      'Python reads a name without the UTF-8 flag as CP437. macOS and Info-ZIP write UTF-8 without the flag, and every other program reads it as UTF-8.',
    explains: (difference, context) =>
      difference.program === 'python' &&
      isRenamed(difference, context, (entry) => isBeyondAscii(entry) && (entry.flags & flag.utf8) === 0),
  },
  {
    id: 'unzip-oem',
    reason:
      'unzip 6.0 of Debian reads names of archives from Windows as CP850, UTF-8 flag or not. All newer programs read them correctly, and otherwise every manual packed on Windows would be rejected.',
    explains: (difference, context) =>
      difference.program === 'unzip' &&
      context.entries.some(isBeyondAscii) &&
      (isMismatch(difference) || isRenamed(difference, context, isBeyondAscii)),
  },
  {
    id: 'warned',
    reason: 'The program complains but unpacks the same files, and there is a warning.',
    explains: ({ program, kind }, context) =>
      kind === 'message' &&
      context.differences.every((other) => other.program !== program || other.kind === 'message') &&
      isWarned(context, 'ZIP-HEADER', 'ZIP-FLAGS', 'ZIP-GAP', 'NAME-UNICODE-FIELD'),
  },
];
