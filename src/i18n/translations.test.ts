import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { english } from './language-messages.ts';
import { loadMessages } from './load-messages.ts';
import { locales, type Locale } from './locales.ts';

/** The pseudo-language is made of English. */
type Written = Exclude<Locale, 'en-XA'>;

const written = locales.filter((locale): locale is Written => locale !== 'en-XA');

test.for(written.filter((locale) => locale !== 'en'))('%s has no English left', async (locale) => {
  const inEnglish = await textsOf('en');
  const left = [...(await textsOf(locale))].filter(
    ([key, text]) =>
      /\b(the|this|your|and|with|isn’t|can’t|couldn’t)\b/i.test(text) ||
      // Shorter texts may be the same, such as “1 document”; the longer one is a name.
      (text === inEnglish.get(key) &&
        text.split(' ').length > 2 &&
        !text.startsWith('Asset Administration Shell')),
  );
  expect(left).toEqual([]);
});

/** Nouns of the glossary that English uses for nothing else. */
const terms = [
  'asset',
  'organization',
  'category',
  'regular file',
  'offline manual',
  'start page',
  'service',
  'administrator',
  'metadata',
];

/** Texts in which the English noun is part of a name, or goes without saying. */
const withoutTerm = new Set([
  'documentTexts.types.aasx',
  'packages.formats.aasx',
  'findingTerms.DOC-NEEDS-SERVER.service-worker',
  'chooseAsset.recent',
  'chooseAsset.impossible',
]);

test.for(written.filter((locale) => locale !== 'en'))('%s uses the terms of the glossary', async (locale) => {
  const texts = await textsOf(locale);
  const wrong = [...(await textsOf('en'))].flatMap(([key, inEnglish]) =>
    terms
      .filter((term) => new RegExp(`\\b${term}\\b`, 'i').test(inEnglish) && !withoutTerm.has(key))
      .filter((term) => !termsOf(locale, term).some((words) => hasAll(texts.get(key) ?? '', words)))
      .map((term) => [key, term, texts.get(key)]),
  );
  expect(wrong).toEqual([]);
});

/** Stems of the words of a term; each alternative separately. */
function termsOf(locale: Written, term: string): readonly (readonly string[])[] {
  const rows = readFileSync(new URL('GLOSSARY.md', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const header = rows.find((cells) => cells[1] === 'English' && cells.includes(locale)) ?? [];
  const column = header.indexOf(locale);
  const row = rows.slice(rows.indexOf(header)).find((cells) => cells[1] === term);
  return (row?.[column] ?? '').split(', ').map((alternative) => alternative.split(' ').map(stemOf));
}

/** Word without the endings that languages with inflection give it. */
const stemOf = (word: string): string =>
  /\p{Script=Han}|\p{Script=Katakana}/u.test(word)
    ? word
    : bare(word).slice(0, Math.max(3, bare(word).length - 3));

const hasAll = (text: string, stems: readonly string[]): boolean =>
  stems.every((stem) => bare(text).includes(stem));

/** Text in lower case, without vowel signs, articles and feminine endings of Arabic. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll(/[\u064B-\u0652]|(?<!\p{L})ال|ة(?!\p{L})/gu, '');

/** Every text by its key, with marks instead of params. */
async function textsOf(locale: Written): Promise<ReadonlyMap<string, string>> {
  return new Map(entriesOf(locale === 'en' ? english : await loadMessages(locale)));
}

function entriesOf(texts: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    const key = `${prefix}${name}`;
    if (typeof text === 'string') return [[key, text]];
    if (typeof text !== 'function') return entriesOf(text as object, `${key}.`);
    return [1, 2, 5, 11].map((count) => {
      const show = text as (...params: readonly unknown[]) => unknown;
      return [`${key} ${count}`, String(show(...Array.from({ length: 5 }, () => paramOf(count))))];
    });
  });
}

/** A param that is a number, a text, a list or an object. */
const paramOf = (count: number): object =>
  new Proxy(
    {},
    {
      get(_, name) {
        if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? 'X' : count);
        if (name === Symbol.iterator) return () => ['X'].values();
        return 'X';
      },
    },
  );
