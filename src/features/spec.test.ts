import { join } from 'node:path';

import { expect, test } from 'vitest';

import { citedRuleIds, definedRuleIds } from '../../tests/support/spec-ids.ts';

test('each rule is cited by a test and each cited rule exists', () => {
  const { dirname } = import.meta;
  const tests = join(dirname, '../../tests');
  const folders = [dirname, join(dirname, '../app'), join(tests, 'component'), join(tests, 'e2e')];
  expect(citedRuleIds(...folders).filter((id) => /^D\d/.test(id))).toEqual(
    definedRuleIds(join(dirname, 'SPEC.md')),
  );
});
