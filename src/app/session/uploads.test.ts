import { expect, onTestFinished, test } from 'vitest';

import { createQueue } from '#queue/queue.ts';

import { allDue, createFakePorts, createJobs } from '../../../tests/support/fakes/queue-fakes.ts';
import { readOnly, reportsFileChanges } from './uploads.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  ['Chrome', `${desktop} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`, true],
  [
    'Chrome without a window',
    `${desktop} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0`,
    true,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Safari',
    'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
    false,
  ],
  [
    'Chrome on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0',
    false,
  ],
])('reports that a file has changed: %s', (_browser, userAgent, expected) => {
  expect(reportsFileChanges(userAgent)).toBe(expected);
});

test('[IDENTITY-11] a queue that can only be looked at has no command that changes an upload', async () => {
  const queue = createQueue(createFakePorts().ports, { concurrency: 1 });
  onTestFinished(queue.dispose);
  const [first = ''] = queue.enqueue(createJobs(2));
  await allDue();
  const before = queue.getSnapshot();
  const { subscribe: _, ...shown } = readOnly(queue);
  for (const member of Object.values<unknown>(shown)) {
    if (typeof member === 'function') await Reflect.apply(member, undefined, [first]);
  }
  await allDue();
  expect(shown.getSnapshot()).toBe(before);
  expect(shown.enqueue(createJobs(1))).toEqual([]);
});
