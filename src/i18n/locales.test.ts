import { expect, test } from 'vitest';

import { loadMessages, locales, matchLocale, regionalTag, type Locale } from './locales.ts';
import { findingTermsEn, type FindingTerms } from './messages/en/finding-terms.ts';
import { findingsEn } from './messages/en/findings.ts';

test.for<[readonly string[], readonly Locale[], Locale]>([
  [['en-GB', 'en'], ['en'], 'en'],
  [['xx', 'not a tag!', 'en'], ['en-XA', 'en'], 'en'],
  [['fi'], ['en', 'en-XA'], 'en'],
  [['en-US'], ['en-XA'], 'en-XA'],
  [['en-XA'], ['en', 'en-XA'], 'en-XA'],
  [[], ['en'], 'en'],
])('for %j, of %j, the language is %s', ([wanted, offered, locale]) => {
  expect(matchLocale(wanted, offered)).toBe(locale);
});

test("numbers and dates follow the person's region", () => {
  expect(regionalTag('en', ['fi-FI', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regionalTag('en', ['fi-FI'])).toBe('en');
});

test.for(locales.filter((locale) => locale !== 'en'))('%s has a text for every finding', async (locale) => {
  const { findings, findingTerms } = await loadMessages(locale);
  for (const [code, text] of Object.entries(findingsEn)) {
    const translated = findings[code as keyof typeof findingsEn];
    for (const part of ['title', 'explanation', 'remedy'] as const) {
      // Params are the same in every language.
      expect(placesOf(translated[part]), `${code} ${part}`).toEqual(placesOf(text[part]));
    }
  }
  expect(placesOfAll(findingTerms)).toEqual(placesOfAll(findingTermsEn));
});

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

const placesOfAll = (terms: FindingTerms) =>
  Object.entries(terms).map(([code, words]) => [
    code,
    Object.fromEntries(Object.entries(words).map(([term, word]) => [term, placesOf(word)])),
  ]);
