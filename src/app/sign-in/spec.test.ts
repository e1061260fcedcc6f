import { join } from 'node:path';

import { expect, test } from 'vitest';

import { byNumber, citedRuleIds, definedRuleIds } from '../../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  const cited = citedRuleIds(dirname, 'tests/e2e').filter((id) => id.startsWith('SIGNIN'));
  const own = definedRuleIds(join(dirname, 'SPEC.md'));
  expect(cited).toEqual(own.toSorted(byNumber));
});
