import { expect, test } from 'vitest';

import { matchLocale, regionalTag, type Locale } from './locales.ts';

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
