import { expect, test } from 'vitest';

import { isByAnother, isPersonName } from './document-author.ts';

const karl = { subject: '248289761001', name: 'Karl Lund', written: new Set<string>() };
const uuid = '3f6cbb0e-52d1-4c39-8a6e-0d1b6a2f9c11';

test.each([
  ['the subject of the person', '248289761001'],
  ['the name of the person', 'Karl Lund'],
  ['the name in another order', 'LUND, Karl'],
  ['the name with an initial', 'K. Lund'],
  ['a name that shares a word', 'Ida Lund'],
  ['a name in another script', 'Карл Лунд'],
  ['an ID', 'm.berg'],
  ['an email address', 'mia.berg@example.com'],
  ['a UUID', uuid],
])('[AUTHOR-1] before the service has named this person, %s may be this person', (_, author) => {
  expect(isByAnother(author, karl)).toBe(false);
});

test('[AUTHOR-1] a name without a common word is of another person', () => {
  expect(isByAnother('Mia Berg', karl)).toBe(true);
  expect(isByAnother('Jan Novák', karl)).toBe(true);
  expect(isByAnother('Jan Novák', { ...karl, name: 'Jan Novak' })).toBe(false);
});

test.each(['k.lund', 'karl.lund@example.com', uuid, 'Karl'])(
  '[AUTHOR-1] a name says nothing about a person who is known as %s',
  (name) => {
    expect(isByAnother('Mia Berg', { ...karl, name })).toBe(false);
  },
);

test('[AUTHOR-1] once the service has named this person, any other author is another person', () => {
  const known = { ...karl, written: new Set([uuid]) };
  expect(isByAnother(uuid, known)).toBe(false);
  expect(isByAnother('9a1d5f4e-0d1b-4c39-8a6e-52d13f6cbb0e', known)).toBe(true);
  expect(isByAnother('Ida Lund', known)).toBe(true);
  expect(isByAnother('Document Service', { ...karl, written: new Set(['Document Service']) })).toBe(false);
});

test.each([
  ['Mia Berg', true],
  ["Seán O'Neill-Álvarez", true],
  ['m.berg', false],
  ['Mia', false],
  ['mia.berg@example.com', false],
  ['user 17', false],
  [uuid, false],
])('[AUTHOR-1] %s is shown as a name: %s', (author, isName) => {
  expect(isPersonName(author)).toBe(isName);
});
