import { expect, test } from 'vitest';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import type { InspectionReport } from '../report.ts';
import { createInspectorPool } from './inspector-pool.ts';

test('[MANUAL-21] a second archive goes to another inspector, a third to the one with the least work', async () => {
  const calls: string[] = [];
  const ends: (() => void)[] = [];
  let made = 0;
  const pool = createInspectorPool(2, () => {
    const by = made++;
    return {
      inspect: (file) => {
        calls.push(`${(file as File).name} by ${by}`);
        return new Promise((resolve) => ends.push(() => resolve(fakeOf<InspectionReport>({}))));
      },
      dispose: () => undefined,
    };
  });
  const inspect = (name: string) => pool.inspect(new File([], name));
  const first = inspect('a.zip');
  void inspect('b.zip');
  ends[0]?.();
  await first;
  void inspect('c.zip');
  expect(calls).toEqual(['a.zip by 0', 'b.zip by 1', 'c.zip by 0']);
});
