import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { shownName, visibleControls, withoutControls } from './shown-name.ts';

test.for([
  ['evil\u202egnp.pdf', 'evil[U+202E]gnp.pdf'],
  ['a\u2066b\u2069c.pdf', 'a[U+2066]b[U+2069]c.pdf'],
  ['in\u200bvisible.pdf', 'in[U+200B]visible.pdf'],
  ['line\nbreak\u2028.pdf', 'line[U+000A]break[U+2028].pdf'],
  ['bell\u0007\u009b.pdf', 'bell[U+0007][U+009B].pdf'],
  ['Prüfung 日本 👩‍🔧.pdf', 'Prüfung 日本 👩‍🔧.pdf'],
] as const)('[UI-18] %o is shown as %o', ([name, shown]) => {
  expect(visibleControls(name)).toBe(shown);
  expect(shownName(name)).toBe(shown);
});

test('[UI-18] a name in a right-to-left script is isolated in a sentence', () => {
  expect(shownName('דוח 7.pdf')).toBe('\u2068דוח 7.pdf\u2069');
  expect(visibleControls('דוח 7.pdf')).toBe('דוח 7.pdf');
});

test('[UI-18] no name leaves a direction mark or control character', () => {
  const mark = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(visibleControls(name)).not.toMatch(mark);
      expect(withoutControls(name)).not.toMatch(mark);
    }),
  );
});
