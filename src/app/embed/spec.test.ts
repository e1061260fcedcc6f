import { join } from 'node:path';

import { expect, test } from 'vitest';

import { citedRuleIds, definedRuleIds } from '../../../tests/support/spec-ids.ts';

const defined = definedRuleIds(join(import.meta.dirname, '../EMBED.md'));
const root = join(import.meta.dirname, '../../..');

test('each rule has an id of its own, is cited by a test, and each cited rule exists', () => {
  expect(new Set(defined).size).toBe(defined.length);
  const cited = citedRuleIds(import.meta.dirname, join(root, 'tests/e2e/embed'));
  // A test in a host may show a rule of another part besides.
  const own = cited.filter((id) => id.startsWith('E'));
  expect(own.toSorted()).toEqual(defined.toSorted());
});
