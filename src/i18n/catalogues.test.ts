import { expect, onTestFinished, test, vi } from 'vitest';

import { english } from './language-messages.ts';
import { loadMessages } from './load-messages.ts';
import { locales, type Locale } from './locales.ts';

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

test.for(['en', ...translated] as const)('in %s every retry is named the same', async (locale) => {
  const { messages, uploadList } = locale === 'en' ? english : await loadMessages(locale);
  const { uploads, app, config } = messages;
  expect([uploadList.report.retry, app.loadPart, config.retry]).toEqual(Array(3).fill(uploads.tryAgain));
  // Other words are around it or within it, in Arabic without the article.
  const verb = uploads.tryAgain.split(' ').at(-1)!.replace(/^ال/, '').toLowerCase();
  for (const text of [uploads.all.retry, uploads.edit.saveAndRetry, uploadList.editAndRetry]) {
    expect(text.toLowerCase()).toContain(verb);
  }
});

/** Part of the word for "retry" that its forms have in common; in other languages it is the text of the button. */
const retries: Readonly<Partial<Record<Locale, string>>> = {
  en: 'retry',
  de: 'erneut',
  fr: 'réessay',
  es: 'reint',
  it: 'riprov',
  nl: 'opnieuw',
  pl: 'ponów',
  cs: 'znovu',
  tr: 'yeniden den',
  'zh-Hans': '重试',
  ja: '再試行',
  ar: 'المحاولة',
};

test.for(['en', ...translated] as const)(
  'in %s sentences that ask to retry have the word of the button',
  async (locale) => {
    const { messages, problems } = locale === 'en' ? english : await loadMessages(locale);
    const { uploads, add } = messages;
    const { noAnswer, stalled, fileGone, fileUnreadable, noToken, unexpected, contract, http } = problems;
    const sentences = [add.listsMissing, noAnswer, stalled, fileGone, fileUnreadable, noToken, unexpected];
    const statuses = [http['401'], http['429'], http.unconfirmed(500), http.blocked(403)];
    const answers = [...Object.values(contract), ...statuses];
    for (const text of [uploads.tryAgain, ...sentences, ...answers]) {
      expect(text.toLowerCase()).toContain(retries[locale] ?? uploads.tryAgain.toLowerCase());
    }
  },
);

/**
 * Part of the word for "choose" that the button and the sentences have in common. A new language is checked once its word
 * is here.
 */
const choices: Readonly<Partial<Record<Locale, string>>> = {
  en: 'choose',
  de: 'wähl',
  fr: 'chois',
  es: 'selecc',
  it: 'scegli',
  nl: 'kie',
  pl: 'wybierz',
  cs: 'vyb',
  tr: 'seç',
  'zh-Hans': '选择',
  ja: '選',
  ar: 'اخت',
};

test.for((['en', ...translated] as const).filter((locale) => choices[locale] !== undefined))(
  'in %s sentences that ask for another file have the word of the button',
  async (locale) => {
    const { problems, uploadList } = locale === 'en' ? english : await loadMessages(locale);
    const { fileEmpty, tooLarge, type, sizeRejected, typeRejected, http, manualRejected } = problems;
    const limits = [tooLarge('2 kB', '1 kB'), sizeRejected('2 kB'), http['413']];
    const sentences = [
      fileEmpty,
      ...limits,
      type('PDF'),
      typeRejected('.dwg'),
      http['415'],
      manualRejected(''),
    ];
    for (const text of [uploadList.chooseOther, uploadList.report.otherFile, ...sentences]) {
      expect(text.toLowerCase()).toContain(choices[locale]);
    }
  },
);

test.for(['en', ...translated] as const)(
  'in %s "Clear selection" doesn’t have the word of "Remove"',
  async (locale) => {
    const { add } = (locale === 'en' ? english : await loadMessages(locale)).messages;
    expect(add.clearSelection.toLowerCase()).not.toContain(add.remove.toLowerCase());
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
