import { expect, test } from 'vitest';

import { byNumber, citedRuleIds, definedRuleIds } from '../../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  const cited = new Set([...citedRuleIds(dirname), ...citedRuleIds(`${dirname}/../workbench`)]);
  expect([...cited].toSorted(byNumber)).toEqual(definedRuleIds(`${dirname}/SPEC.md`));
});
