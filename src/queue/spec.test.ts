import { join } from 'node:path';

import { expect, test } from 'vitest';

import { byNumber, citedRuleIds, definedRuleIds } from '../../tests/support/spec-ids.ts';

const defined = definedRuleIds(join(import.meta.dirname, 'SPEC.md'));

test('each rule has an id of its own', () => {
  expect(new Set(defined).size).toBe(defined.length);
});

test('each rule is cited by a test and each cited rule exists', () => {
  expect(citedRuleIds(import.meta.dirname)).toEqual(defined.toSorted(byNumber));
});
