import { expect, test } from 'vitest';

import { createJob } from '../../tests/support/queue-fakes.ts';

import { createTold } from './told.ts';

test('[Q35] what was told in an earlier visit is known in the next one from the start', () => {
  let kept: readonly string[] = [];
  const device = { load: () => kept, save: (keys: readonly string[]) => void (kept = keys) };
  const job = createJob();
  createTold(device).note(job, 'document-1');
  const next = createTold(device);
  expect(next.wasKnown(job, undefined, next.count())).toBe(true);
  expect(next.wasKnown({ ...job, assetId: 'elsewhere' }, 'document-1', next.count())).toBe(true);
  expect(next.wasKnown({ ...job, assetId: 'elsewhere' }, 'document-2', next.count())).toBe(false);
});

test('[Q35] a device remembers the newest thousand, and none is known where nothing is remembered', () => {
  let kept: readonly string[] = [];
  const told = createTold({ load: () => [], save: (keys) => void (kept = keys) });
  for (let id = 0; id < 1200; id += 1) told.note(createJob(), `document-${id}`);
  expect(kept).toHaveLength(1000);
  expect(kept.at(-1)).toContain('document-1199');
  expect(createTold().wasKnown(createJob(), 'document-1', 0)).toBe(false);
});
