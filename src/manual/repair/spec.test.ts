import { expect, test } from 'vitest';

import { citedRuleIds, definedRuleIds } from '../../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  expect(citedRuleIds(dirname, `${dirname}/../workbench`)).toEqual(definedRuleIds(`${dirname}/SPEC.md`));
});
