import { expect, onTestFinished, test, vi } from 'vitest';

import { english } from './language-messages.ts';
import { loadMessages } from './load-messages.ts';
import { locales } from './locales.ts';

/** The pseudo-language is made of English. */
const translated = locales.filter((locale) => locale !== 'en' && locale !== 'en-XA');

test.for(translated)('%s has the keys and the placeholders of English', async (locale) => {
  expect(placeholdersOf(await loadMessages(locale))).toEqual(placeholdersOf(english));
});

test.for(['en', ...translated] as const)(
  '%s has every plural form of its whole numbers, where a text depends on the count',
  async (locale) => {
    const used = await pluralForms(locale);
    expect(used).not.toHaveLength(0);
    const rules = new Intl.PluralRules(locale);
    const needed = new Set<string>(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    // `other` alone doesn't depend on the count. With others, it may stand for the form of most numbers, as `many` in Polish.
    const isComplete = (forms: readonly string[]) =>
      forms.every((form) => form === 'other' || needed.has(form)) &&
      (forms.length === 1 || forms.length === needed.size);
    expect(used.filter(([language, forms]) => language !== locale || !isComplete(forms))).toEqual([]);
  },
);

/** Returns the language and the plural forms of every text that has some. */
async function pluralForms(locale: (typeof locales)[number]) {
  const used: [language: string, forms: readonly string[]][] = [];
  // Other test files may have loaded the texts before.
  vi.resetModules();
  vi.doMock(import('./plural.ts'), async (importOriginal) => {
    const { createPlural } = await importOriginal();
    return {
      createPlural: (language) => {
        const plural = createPlural(language);
        return (count, forms) => {
          used.push([language, Object.keys(forms)]);
          return plural(count, forms);
        };
      },
    };
  });
  onTestFinished(() => {
    vi.doUnmock('./plural.ts');
    vi.resetModules();
  });
  if (locale === 'en') placeholdersOf((await import('./language-messages.ts')).english);
  else placeholdersOf(await (await import('./load-messages.ts')).loadMessages(locale));
  return used;
}

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

/** A param that is a number, a text, a list or an object, and marks its place in the text. */
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
