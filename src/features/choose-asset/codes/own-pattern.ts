import { fail, ok, type Result } from '#lib/result.ts';

/** Longest content of a code that is read with own patterns, in characters: longer texts take too long in slow patterns. */
export const longestForOwn = 255;

/** It isn't a regular expression, has no group `asset` or several, or may take very long. */
export type OwnPatternProblem = 'invalid' | 'no-group' | 'slow';

/** Returns true if a text is meant as an own pattern, and not as the name of a preset. */
export const isOwnPattern = (source: string): boolean => /[^\w-]/.test(source);

/** Compiles an own pattern: a regular expression of the deployment with a group named `asset`, for whole texts. */
export function compileOwnPattern(source: string): Result<RegExp, OwnPatternProblem> {
  let expression: RegExp;
  try {
    // On its own first: "a)(b" is only valid inside of a group.
    void new RegExp(source, 'u');
    expression = new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return fail('invalid');
  }
  const { assetGroups, isFast } = shapeOf(source);
  if (assetGroups !== 1) return fail('no-group');
  return isFast ? ok(expression) : fail('slow');
}

/** Number of repetitions that may compete for the same characters: with three, 255 characters take milliseconds. */
const mostRepetitions = 3;

/** One token of a regular expression: an escape, a class, the beginning of a group, a quantifier, or one character. */
const tokens =
  /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gu;

interface Group {
  /** True if a repetition of the group may match the same text in several ways. */
  isAmbiguous: boolean;
}

/**
 * Reads how a valid regular expression is built. It is fast if no repetition is inside of a repetition, which takes
 * exponential time on some texts, it has no back references, and few repetitions in a row.
 */
function shapeOf(source: string) {
  const all = Array.from(source.matchAll(tokens), ([token]) => token);
  const open: Group[] = [];
  let [assetGroups, repetitions, isFast] = [0, 0, true];
  let closed: Group | undefined;
  for (const [at, token] of all.entries()) {
    const ended = closed;
    closed = undefined;
    if (isQuantifier(token)) {
      if (ended?.isAmbiguous && isRepetition(token)) isFast = false;
      for (const group of open) group.isAmbiguous = true;
      if (isRepetition(token) && !isEndedBy(all[at - 1], all.slice(at + 1, at + 3))) repetitions += 1;
    } else if (token.startsWith('(')) {
      if (token === '(?<asset>') assetGroups += 1;
      open.push({ isAmbiguous: false });
    } else if (token === ')') {
      closed = open.pop();
    } else if (token === '|') {
      for (const group of open) group.isAmbiguous = true;
    } else if (/^\\[1-9k]/.test(token)) {
      isFast = false;
    }
  }
  return { assetGroups, isFast: isFast && repetitions <= mostRepetitions };
}

const isQuantifier = (token: string): boolean => /^[*+?]\??$|^\{\d/.test(token);

const isRepetition = (quantifier: string): boolean => !/^(\?|\{[01](,1)?\})/.test(quantifier);

/** Returns true if a repeated class ends where the next token begins, as in `[^/]+/`: it can match in one way only. */
function isEndedBy(repeated = '', [next = '$', afterNext = '']: readonly string[]): boolean {
  if (!repeated.startsWith('[^') || isQuantifier(afterNext)) return false;
  return next === '$' || (separator.test(next) && repeated.includes(next.replace('\\', '')));
}

/** Characters that mean nothing but themselves, also in a class. */
const separator = /^(?:\\[/.?+|&#=:;,]|[/&#=:;,@!~%])$/;
