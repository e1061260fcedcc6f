import { expect, test, vi } from 'vitest';

import type { createPlural } from './plural.ts';

import { english } from './messages/en/en.ts';
import { loadMessages, locales } from './locales.ts';

/** Plural forms of every text shown so far: the language, and the forms. */
const pluralForms = vi.hoisted((): [locale: string, forms: readonly string[]][] => []);

vi.mock(import('./plural.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const recording: typeof createPlural = (locale) => {
    const plural = original.createPlural(locale);
    return (count, forms) => {
      pluralForms.push([locale, Object.keys(forms)]);
      return plural(count, forms);
    };
  };
  return { createPlural: recording };
});

/** The pseudo-language is made of English. */
const translated = locales.filter((locale) => locale !== 'en' && locale !== 'en-XA');

test.for(translated)('%s has the keys and the placeholders of English', async (locale) => {
  expect(placeholdersOf(await loadMessages(locale))).toEqual(placeholdersOf(english));
});

test.for(['en', ...translated] as const)(
  '%s has every plural form of its whole numbers, where a text depends on the count',
  async (locale) => {
    pluralForms.length = 0;
    placeholdersOf(locale === 'en' ? english : await loadMessages(locale));
    const rules = new Intl.PluralRules(locale);
    const needed = new Set<string>(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    // `other` alone doesn't depend on the count. With others, it may stand for the form of most numbers, as `many` in Polish.
    const isComplete = (forms: readonly string[]) =>
      forms.every((form) => form === 'other' || needed.has(form)) &&
      (forms.length === 1 || forms.length === needed.size);
    expect(pluralForms.filter(([language, forms]) => language !== locale || !isComplete(forms))).toEqual([]);
  },
);

/** Key of every text, with the placeholders in it. */
function placeholdersOf(texts: object, prefix = ''): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const key = `${prefix}${name}`;
      if (typeof text === 'string') return [[key, []]];
      if (typeof text !== 'function') return Object.entries(placeholdersOf(text as object, `${key}.`));
      const params = Array.from({ length: 5 }, (_, index) => placeholder(index));
      const shown = String((text as (...params: readonly unknown[]) => unknown)(...params));
      return [[key, [...new Set(shown.match(/⟦\w+⟧|4\d/g))].toSorted()]];
    }),
  );
}

/** A param that is a number, a text, a list or an object, and leaves its mark in the text. */
const placeholder = (index: number): object =>
  new Proxy(
    {},
    {
      get(_, name) {
        if (name === Symbol.toPrimitive) return () => 40 + index;
        if (name === Symbol.iterator) return () => [`⟦list${index}⟧`].values();
        return `⟦${String(name)}⟧`;
      },
    },
  );
