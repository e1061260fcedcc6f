import { expect, test } from 'vitest';

import { createInspectorPool } from './inspector-pool.ts';
import type { InspectionReport } from './report.ts';
import { fakeOf } from '../../tests/support/fake-of.ts';

/** Inspectors that record their calls and wait for the test. */
function createPool(size: number) {
  const calls: { readonly by: number; readonly name: string; readonly end: (error?: Error) => void }[] = [];
  const disposed: number[] = [];
  let made = 0;
  const pool = createInspectorPool(size, () => {
    const by = made;
    made += 1;
    return {
      inspect: (file) =>
        new Promise((resolve, reject) => {
          const end = (error?: Error) => (error ? reject(error) : resolve(fakeOf<InspectionReport>({})));
          calls.push({ by, name: (file as File).name, end });
        }),
      dispose: () => void disposed.push(by),
    };
  });
  return {
    calls,
    disposed,
    inspect: (name: string) => pool.inspect(new File([], name)),
    dispose: pool.dispose,
  };
}

test('[MANUAL-21] a second archive goes to another inspector, a third to the one with the least work', async () => {
  const { calls, inspect } = createPool(2);
  const first = inspect('a.zip');
  void inspect('b.zip');
  calls[0]?.end();
  await first;
  void inspect('c.zip');
  expect(calls.map(({ by, name }) => `${name} by ${by}`)).toEqual(['a.zip by 0', 'b.zip by 1', 'c.zip by 0']);
});
