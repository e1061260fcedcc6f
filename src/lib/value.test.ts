import { expect, test } from 'vitest';

import { catchUncaught } from '../../tests/support/catch-uncaught.ts';
import { createValue } from './value.ts';

test('a listener that throws keeps no change from the others, which see each value that another one sets', async () => {
  const uncaught = catchUncaught();
  const value = createValue('a');
  const seen: string[] = [];
  value.subscribe(() => {
    value.set('c');
    throw new Error('a view broke');
  });
  value.subscribe(() => seen.push(value.get()));
  value.set('b');
  value.set('c');
  expect(seen).toEqual(['b', 'c']);
  await Promise.resolve();
  expect(uncaught.stop()).toHaveLength(2);
});
