import { expect, test } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';
import { loadMessages } from '#i18n/load-messages.ts';

import { createBrokenLink, createFinding } from '../../../../tests/support/archives/findings.ts';
import { byCode, countBySeverity, countsText, placeText, worstFirst } from './findings-order.ts';

const info = createFinding({ code: 'DOC-LANGUAGE', severity: 'info', count: 900 });
const error = createFinding({ code: 'ZIP-CRC' });
const rare = createBrokenLink('rare.html');
const frequent = createBrokenLink('frequent.html', { count: 40 });

test('an error comes before a warning, and a warning before a note, however often each was found', () => {
  expect(worstFirst([info, rare, error])).toEqual([error, rare, info]);
});

test('among equals the most frequent comes first, and the rest keeps its order', () => {
  const other = createBrokenLink('other.html');
  expect(worstFirst([rare, other, frequent])).toEqual([frequent, rare, other]);
});

test('findings of one code are grouped at the position of the first', () => {
  expect(byCode([frequent, error, rare])).toEqual([
    { code: 'LINK-BROKEN', severity: 'warning', findings: [frequent, rare] },
    { code: 'ZIP-CRC', severity: 'error', findings: [error] },
  ]);
});

test('[INSPECT-1] each severity is counted by groups, and a group by its worst finding', () => {
  const note = { ...rare, severity: 'info' } as const;
  expect(countBySeverity([info, note, rare, frequent])).toEqual({ error: 0, warning: 1, info: 1 });
});

test.each([
  ['nothing for the whole archive', createFinding({ code: 'ZIP-TRUNCATED' }), ''],
  ['the file', createFinding({ code: 'ZIP-CRC', entry: 'a.png' }), 'a.png'],
  ['the line', rare, 'pages/start.html, line 12'],
  ['the number of further places', frequent, 'pages/start.html, line 12 · and 39 more'],
  ['no count without a place', createFinding({ code: 'LINK-EXTERNAL', count: 7 }), ''],
])('a place is described with %s', (_, finding, words) => {
  expect(placeText(finding, createI18n('en'))).toBe(words);
});

test('in Chinese, a number has a space before it', async () => {
  const i18n = createI18n('zh-Hans', await loadMessages('zh-Hans'));
  expect(countsText({ findings: [rare, info] }, i18n)).toMatch(/^1 .*和 1 /);
});
