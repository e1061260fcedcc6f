import { expect, test } from 'vitest';

import { createRepeatFinder, precheck } from './precheck.ts';

test.for<[string, object]>([
  ['Pump.MHT', { status: 'rejected', rejection: { code: 'web-archive' } }],
  ['Pump.chm', { status: 'rejected', rejection: { code: 'windows-help' } }],
  ['Pump.constructor', { status: 'checking' }],
  ['Pump.__proto__', { status: 'checking' }],
])('%s is %j before it is read', ([name, check]) => {
  expect(precheck(new File(['x'], name), {})).toMatchObject(check);
});

test('[ADD-7] files of the same name may be repeats if size and date are the same', () => {
  const find = createRepeatFinder([]);
  const isRepeated = (name: string, content: string, lastModified = 1) =>
    find(new File([content], name, { lastModified })).length > 0;
  expect(isRepeated('a.pdf', 'one')).toBe(false);
  expect(isRepeated('a.pdf', 'three')).toBe(false);
  expect(isRepeated('a.pdf', 'one', 2)).toBe(false);
  expect(isRepeated('a.pdf', 'two')).toBe(true);
  expect(isRepeated('a.pdf', 'seven')).toBe(true);
  expect(isRepeated('b.pdf', 'one')).toBe(false);
});
