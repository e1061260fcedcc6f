import { expect, test } from 'vitest';

import { nextTask } from '#lib/time/next-task.ts';

import type { FileCheck } from '../chosen-file.ts';
import { createCheckScheduler } from './check-scheduler.ts';

test('a stopped check that answers late doesn’t replace the one that follows for the same row', async () => {
  const results: string[] = [];
  const calls: ((check: FileCheck) => void)[] = [];
  const checks = createCheckScheduler({
    check: () => new Promise((resolve) => calls.push(resolve)),
    limits: () => ({}),
    onResult: (_, { status }) => results.push(status),
    onEnd: () => undefined,
  });
  const row = {
    id: '1',
    file: new File(['a'], 'a.pdf'),
    check: { status: 'checking', isZip: false },
  } as const;
  checks.start(row);
  checks.stop('1');
  checks.start(row);
  calls[0]!({ status: 'unchecked-zip' });
  await nextTask();
  expect(results).toEqual([]);
  calls[1]!({ status: 'regular' });
  await checks.outcome('1');
  expect(results).toEqual(['regular']);
});
