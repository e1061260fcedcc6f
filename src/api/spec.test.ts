import { join } from 'node:path';

import { expect, test } from 'vitest';

import { byNumber, citedRuleIds, definedRuleIds } from '../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  const cited = citedRuleIds(dirname, join(dirname, '../../tests/contract'));
  // Hashing in a browser is shown there, too.
  expect(cited.filter((id) => !id.startsWith('H'))).toEqual(
    definedRuleIds(join(dirname, 'SPEC.md')).toSorted(byNumber),
  );
});
