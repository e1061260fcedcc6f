import { expect, test } from 'vitest';

import type { FindingTerms } from '#manual/finding-terms.ts';

import { findingMessage } from './finding-message.ts';
import { createI18n } from './i18n.ts';
import { inspectionEn } from './messages/en/inspection.ts';

const en = createI18n('en');

// The compiler checks that there is a term for every code of a rule.
inspectionEn.findingTerms satisfies {
  [Code in keyof FindingTerms]: Readonly<Record<FindingTerms[Code], unknown>>;
};

test.each([
  ['NAME-ENCODING', { guess: 'Größe' }, 'It most likely means Größe. Other programs'],
  ['ENTRY-HUGE-IMAGE', { detail: 'bytes', limit: 5_000_000 }, 'It has more than 5 MB. '],
  ['ENTRY-HUGE-IMAGE', { detail: 'pixels', limit: 50_000_000 }, 'It has more than 50,000,000 pixels. '],
  ['NAME-LONG', { detail: 'path', limit: 240 }, 'More than 240 bytes in all: '],
  ['NAME-UNSAFE', { reason: 'control' }, '(invisible characters)'],
  ['ENTRY-TYPE', { found: 'text', expected: 'png' }, 'Its name says PNG, its content is text. '],
  ['ZIP-DEFLATE', { detail: 'unexpected end' }, '(it ends too early)'],
] as const)('%s with %j has its text', (code, params, words) => {
  expect(findingMessage({ code, params }, en).explanation).toContain(words);
});

test('a name that no one can read is not guessed', () => {
  expect(findingMessage({ code: 'NAME-ENCODING', params: { guess: '' } }, en).explanation).toBe(
    'Other programs may show other characters, and links to it fail.',
  );
});

test('a code without a term is not shown', () => {
  const params = { detail: 'invalid distance too far back' };
  expect(findingMessage({ code: 'ZIP-DEFLATE', params }, en).explanation).toContain(
    '(its codes make no sense)',
  );
});

test('a name that looks like a code is shown as a name', () => {
  const names = { found: 'text', expected: 'pdf' };
  expect(findingMessage({ code: 'NAME-UNICODE-FIELD', params: names }, en).explanation).toContain(
    'call it text, others pdf',
  );
  const link = { target: 'host', reason: 'host' };
  expect(findingMessage({ code: 'LINK-MALFORMED', params: link }, en).explanation).toBe(
    'host can’t be opened (impossible server name).',
  );
  const entry = { special: 'constructor' };
  expect(findingMessage({ code: 'ENTRY-LINK', params: entry }, en).explanation).toContain('(constructor)');
});

test('params replace placeholders, and a placeholder inside a param stays text', () => {
  const params = { found: '${expected}', expected: '3' };
  expect(findingMessage({ code: 'DOC-START-CASE', params }, en).explanation).toBe(
    'It is called ${expected}. Some viewers look only for 3.',
  );
});

test('a placeholder without a param is replaced by an ellipsis', () => {
  expect(findingMessage({ code: 'LINK-BROKEN', params: {} }, en).explanation).toBe(
    'There is no … in the archive.',
  );
});
