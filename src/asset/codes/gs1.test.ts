import { expect, test } from 'vitest';

import { readGs1 } from './gs1.ts';

const gs = '\u001d';

test.each([
  ['https://id.gs1.org/01/09521101530001/21/12345', '(01)09521101530001(21)12345', '12345'],
  ['https://id.gs1.org/01/9521101530001/10/L7/21/12345?17=301231', '(01)09521101530001(21)12345', '12345'],
  ['https://maker.example/de/01/09521101530001/21/A%2F7#top', '(01)09521101530001(21)A/7', 'A/7'],
  ['https://id.gs1.org/8004/4012345ABC', '(8004)4012345ABC', '4012345ABC'],
  ['https://id.gs1.org/01/09521101530001', '(01)09521101530001', undefined],
  ['01095211015300012112345', '(01)09521101530001(21)12345', '12345'],
  [`${gs}010952110153000110L7${gs}2112345`, '(01)09521101530001(21)12345', '12345'],
  [`]C1010952110153000121A-7${gs}17301231`, '(01)09521101530001(21)A-7', 'A-7'],
  [`]d217301231010952110153000121A7`, '(01)09521101530001(21)A7', 'A7'],
  ['(01)09521101530001(21)12345', '(01)09521101530001(21)12345', '12345'],
  [`8010ABC${gs}80117`, '(8010)ABC(8011)7', '7'],
  ['80034012345ABC', '(8003)4012345ABC', '4012345ABC'],
])('[PAGE-11] %j identifies %s', (text, identity, serial) => {
  expect(readGs1(text)).toEqual({ identity, serial });
});

test.each([
  ['a wrong check digit', '010952110153000221A'],
  ['a wrong check digit in a link', 'https://id.gs1.org/01/09521101530002/21/7'],
  ['an ID that begins with 01', '0142'],
  ['a plain ID', 'PRESS-0042'],
  ['a serial number without its maker', '2112345'],
  ['another link', 'https://plant.example/01/PRESS-0042'],
  ['text between elements', '(01)09521101530001 (21)12345 x'],
  ['nothing', ''],
])('[PAGE-11] %s is no GS1 code', (_, text) => {
  expect(readGs1(text)).toBeUndefined();
});
