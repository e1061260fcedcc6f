import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { proposeDisplayName } from './propose-display-name.ts';

test.each([
  ['P42-Hydraulik_Wartungsplan_2026.pdf', 'P42 Hydraulik Wartungsplan 2026'],
  ['p42-operator-manual.zip', 'p42 operator manual'],
  ['PRESS-0042-manual.pdf', 'PRESS-0042 manual'],
  ['press-0042-manual.pdf', 'press-0042 manual'],
  ['Certificate-pressure-vessel-2025.pdf', 'Certificate pressure vessel 2025'],
  ['Wiring-diagram-rev-C_2026-03.pdf', 'Wiring diagram rev C 2026-03'],
  ['EN-1090-certificate.pdf', 'EN-1090 certificate'],
  ['Spare parts list 2026.xlsx', 'Spare parts list 2026'],
  ['drawing_2026-03-14.dwg', 'drawing 2026-03-14'],
  ['Ma\u0308ngel.jpeg', 'M\u00e4ngel'],
  ['rev.F.pdf', 'rev.F'],
  ['user.guide.pdf', 'user guide'],
  ['README', 'README'],
  ['.pdf', '.pdf'],
  ['___.pdf', '___.pdf'],
  ['a%20b.pdf', 'a b'],
  ['a\tb.pdf', 'a b'],
])('%s is proposed as "%s"', (fileName, displayName) => {
  expect(proposeDisplayName(fileName)).toBe(displayName);
});

test('[UI-18] a proposal has no direction marks and no control characters', () => {
  expect(proposeDisplayName('evil\u202egnp.pdf')).toBe('evilgnp');
  expect(proposeDisplayName('\u202e')).toBe('[U+202E]');
});

test('a proposal for a named file is never empty, and always NFC', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (fileName) => {
      const proposed = proposeDisplayName(fileName);
      expect(proposed).not.toBe('');
      expect(proposed).toBe(proposed.normalize('NFC'));
    }),
  );
});
