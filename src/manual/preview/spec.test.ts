import { join } from 'node:path';

import { expect, test } from 'vitest';

import { citedRuleIds, definedRuleIds } from '../../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  const root = join(dirname, '../../..');
  const cited = citedRuleIds(dirname, join(root, 'src/features/inspection/preview'), join(root, 'tests/e2e'));
  expect(cited.filter((id) => /^V\d/.test(id))).toEqual(definedRuleIds(join(dirname, 'SPEC.md')));
});
