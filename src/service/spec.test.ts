import { join } from 'node:path';

import { expect, test } from 'vitest';

import { byNumber, citedRuleIds, definedRuleIds } from '../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  expect(citedRuleIds(dirname)).toEqual(definedRuleIds(join(dirname, 'SPEC.md')).toSorted(byNumber));
});
