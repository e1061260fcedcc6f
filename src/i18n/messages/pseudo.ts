import { english, type LanguageMessages } from '../language-messages.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  S: 'Š',
};

/** Adds brackets and accents, and makes the text two fifths longer. Placeholders stay unchanged. */
export function lengthen(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => accents[part] ?? part);
  // In words as long as those of German.
  const padding = '~'.repeat(Math.ceil(text.length * 0.4)).replace(/~{18}(?=~)/g, '$& ');
  return `[${accented}${padding}]`;
}

/** Returns the same shape with every text made longer; a function returns a longer text. */
function lengthenAll<T>(value: T): T {
  if (typeof value === 'string') return lengthen(value) as T;
  if (typeof value === 'function') {
    return ((...params: unknown[]) =>
      lengthen(String((value as (...given: unknown[]) => unknown)(...params)))) as T;
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [key, lengthenAll(each)]),
  ) as T;
}

/** English as a test of the layout; text without accents is missing in the catalogues. */
export const pseudo: LanguageMessages = lengthenAll(english);
