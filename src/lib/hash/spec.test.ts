import { join } from 'node:path';

import { expect, test } from 'vitest';

import { byNumber, citedRuleIds, definedRuleIds } from '../../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  const contract = citedRuleIds(join(dirname, '../../../tests/contract')).filter((id) => id.startsWith('H'));
  const cited = new Set([...citedRuleIds(dirname), ...contract]);
  expect([...cited].toSorted(byNumber)).toEqual(definedRuleIds(join(dirname, 'SPEC.md')));
});
