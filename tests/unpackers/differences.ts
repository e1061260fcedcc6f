import type { Reading } from './unpackers.ts';

/** One way in which a program reads an archive differently than the engine. */
export interface Difference {
  readonly program: string;
  /** `message`: the program warns or fails; the others are about a file. */
  readonly kind: 'message' | 'missing' | 'additional' | 'content';
  /** Path of the file, or the program's message. */
  readonly about: string;
  /** Content of a file that only one side has. */
  readonly content?: string;
}

/** Returns the differences between the engine's reading of an archive and those of the unpackers. */
export function differencesOf(
  ours: Reading['files'],
  readings: Readonly<Record<string, Reading>>,
): readonly Difference[] {
  return Object.entries(readings).flatMap(([program, { code, message, files }]) => {
    const paths = new Set([...Object.keys(ours), ...Object.keys(files)]);
    const differences = [...paths].flatMap((path): Difference[] => {
      const kind = kindOf(ours[path], files[path]);
      if (kind === undefined) return [];
      const content = String(ours[path] ?? files[path]);
      return [{ program, kind, about: path, ...(kind !== 'content' && { content }) }];
    });
    const printed = { program, kind: 'message', about: message } as const;
    return code === 0 ? differences : [printed, ...differences];
  });
}

function kindOf(
  ours: Reading['files'][string] | undefined,
  theirs: Reading['files'][string] | undefined,
): Difference['kind'] | undefined {
  if (ours === undefined) return 'additional';
  if (theirs === undefined) return 'missing';
  return String(ours) === String(theirs) ? undefined : 'content';
}
