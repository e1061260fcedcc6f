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

const isAboutName = ({ kind }: Difference): boolean => kind === 'missing' || kind === 'additional';

/** Bytes that are not UTF-8 arrive as `\x94`. */
const isBeyondAscii = (path: string): boolean => /[^ -~]|\\x/.test(path);

const hasNameBeyondAscii = ({ entries }: Context, isMeant: (entry: ZipEntry) => boolean): boolean =>
  entries.some((entry) => entry.nameBytes !== undefined && isMeant(entry));

/** Every difference between our reading of an accepted archive and that of an unpacker is one of these. */
export const explanations: readonly Explanation[] = [
  {
    id: 'name-encoding',
    reason:
      'A name that is not UTF-8 is guessed, and a warning says so. Each program guesses differently, and Java refuses the archive.',
    explains: ({ program, kind, about }, context) =>
      isWarned(context, 'NAME-ENCODING') &&
      (kind === 'complaint'
        ? /entry name|"local" filename/.test(about)
        : kind === 'additional' || program === 'java' || isBeyondAscii(about)),
  },
  {
    id: 'backslash',
    reason:
      'A name with backslashes is a path on Windows and one file elsewhere, and a warning says so. A repaired copy has slashes.',
    explains: (difference, context) =>
      isWarned(context, 'NAME-BACKSLASH') &&
      (difference.kind === 'complaint'
        ? difference.about.includes('backslashes')
        : isAboutName(difference) &&
          context.entries.some(({ name }) => [name, pathOf(name)].includes(difference.about))),
  },
  {
    id: 'python-cp437',
    reason:
      'Python reads a name without the UTF-8 flag as CP437. macOS and Info-ZIP write UTF-8 without the flag, and every other program reads it as such.',
    explains: (difference, context) =>
      difference.program === 'python' &&
      isAboutName(difference) &&
      isBeyondAscii(difference.about) &&
      hasNameBeyondAscii(context, ({ flags }) => (flags & flag.utf8) === 0),
  },
  {
    id: 'unzip-oem',
    reason:
      'unzip 6.0 of Debian reads names of archives from Windows as CP850, UTF-8 flag or not. All newer programs read them well, and every manual packed on Windows would be refused.',
    explains: (difference, context) =>
      difference.program === 'unzip' &&
      (isAboutName(difference)
        ? isBeyondAscii(difference.about)
        : difference.kind === 'complaint' && difference.about.includes('"local" filename')) &&
      hasNameBeyondAscii(context, () => true),
  },
  {
    id: 'bsdtar-nfc',
    reason:
      'bsdtar composes the letters of names (NFC). macOS takes both forms for the same name, and its own archives hold the other.',
    explains: (difference, { entries }) =>
      difference.program === 'bsdtar' &&
      isAboutName(difference) &&
      entries.some(({ name }) => {
        const path = pathOf(name);
        return path !== path.normalize('NFC') && [path, path.normalize('NFC')].includes(difference.about);
      }),
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
