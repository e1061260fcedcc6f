import { expect, test } from 'vitest';

import { withoutMeaningfulJoiners } from './joiners.ts';

const zwnj = '\u200c';
const zwj = '\u200d';
const hidden = (text: string): boolean => /[\u200c\u200d]/.test(withoutMeaningfulJoiners(text));

test.for<[string, string]>([
  ['Persian', `می${zwnj}خواهم.html`],
  ['Persian with a vowel', `مِ${zwnj}خواهم`],
  ['Sinhala', `ශ්${zwj}රී ලංකා.html`],
  ['Hindi, two adjacent letters', `क्${zwnj}ष`],
  ['Hindi, half a letter', `क्${zwj}ष`],
  ['Malayalam at the end of a word', `ന്${zwj}`],
  ['a family', `\u{1f468}${zwj}\u{1f469}${zwj}\u{1f467}`],
  ['a mechanic with a skin tone', `\u{1f469}\u{1f3fd}${zwj}\u{1f527}`],
  ['a rainbow flag', `\u{1f3f3}\ufe0f${zwj}\u{1f308}`],
])('[MANUAL-27] a joiner is visible in %s', ([, text]) => {
  expect(hidden(text)).toBe(false);
});

test.for<[string, string]>([
  ['between Latin letters', `in${zwj}dex.html`],
  ['between Latin letters, without joining', `in${zwnj}dex.html`],
  ['at the start of a name', `${zwnj}خواهم`],
  ['at the end of a name', `می${zwnj}.html`],
  ['after a letter that joins nothing', `دا${zwnj}خل`],
  ['before a hamza', `مي${zwnj}ء`],
  ['before a Latin letter', `می${zwnj}a`],
  ['twice in a row', `می${zwnj}${zwnj}خواهم`],
  ['where Persian letters join anyway', `می${zwj}خواهم`],
  ['without a virama', `क${zwj}ष`],
  ['after a virama at the end', `क्${zwnj}`],
  ['after an emoji at the end', `\u{1f469}${zwj}`],
  ['between digits', `1${zwj}2`],
])('[MANUAL-27] a joiner is hidden %s', ([, text]) => {
  expect(hidden(text)).toBe(true);
});

test('a joiner is dropped, and nothing else', () => {
  expect(withoutMeaningfulJoiners(`می${zwnj}خواهم a${zwj}b`)).toBe(`میخواهم a${zwj}b`);
  expect(withoutMeaningfulJoiners('Größe')).toBe('Größe');
});
