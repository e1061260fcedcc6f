import { expect, test } from 'vitest';

import { sendableFileName } from './file-name.ts';

test.for([
  ['manual.pdf', 'manual.pdf'],
  ['Pru\u0308fung.pdf', 'Pr\u00fcfung.pdf'],
  ['a"b;c.pdf', 'a"b;c.pdf'],
  ['../../etc\\passwd', '.._.._etc_passwd'],
  ['a\u0000\r\nb.pdf', 'ab.pdf'],
  ['fdp\u202Eexe.pdf', 'fdpexe.pdf'],
  ['', 'file'],
  ['.', 'file'],
  ['..', 'file'],
  [' a.pdf ', 'a.pdf'],
  ['\u0000', 'file'],
] as const)('[REQUEST-2] the name %o is sent as %o', ([name, sent]) => {
  expect(sendableFileName(name)).toBe(sent);
});

const x = (count: number) => 'x'.repeat(count);

test.for<[string, string, string]>([
  ['keeps its extension', `${x(500)}.pdf`, `${x(196)}.pdf`],
  ['of the maximum length is unchanged', `${x(196)}.pdf`, `${x(196)}.pdf`],
  ['keeps an extension of twenty letters', `${x(300)}.${'y'.repeat(19)}`, `${x(180)}.${'y'.repeat(19)}`],
  ['has no extension if it is longer', `${x(190)}.${'y'.repeat(20)}`, `${x(190)}.${'y'.repeat(9)}`],
  ['without a dot is cut', x(300), x(200)],
  ['that starts with a dot has no extension', `.${x(300)}`, `.${x(199)}`],
  ['is cut between letters, not within one', `${x(199)}😀`, x(199)],
])('[REQUEST-2] a long name %s', ([, name, sent]) => {
  expect(sendableFileName(name)).toBe(sent);
});
