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
  ['..', 'file'],
  ['\u0000', 'file'],
] as const)('[S2] the name %o is sent as %o', ([name, sent]) => {
  expect(sendableFileName(name)).toBe(sent);
});

test('[S2] a long name keeps its extension', () => {
  const sent = sendableFileName(`${'x'.repeat(500)}.pdf`);
  expect(sent).toHaveLength(200);
  expect(sent.endsWith('x.pdf')).toBe(true);
});
