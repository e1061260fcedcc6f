import { expect, test } from 'vitest';

import { createJob } from '../../tests/support/queue-fakes.ts';

import { createTold, type ToldKey } from './told.ts';

test('[Q35] what was told in an earlier visit is known in the next one from the start', () => {
  let kept: readonly ToldKey[] = [];
  const device = { load: () => kept, add: (keys: readonly ToldKey[]) => void (kept = [...kept, ...keys]) };
  const job = createJob();
  createTold(device).note({ uploadId: 'first', job, documentId: 'document-1' });
  const next = createTold(device);
  const isKnown = (assetId: string, documentId: string | undefined, uploadId = 'second') =>
    next.wasKnown({ uploadId, job: { ...job, assetId }, documentId }, next.count());
  expect(isKnown(job.assetId, undefined)).toBe(true);
  expect(isKnown('elsewhere', 'document-1')).toBe(true);
  expect(isKnown('elsewhere', 'document-2')).toBe(false);
});

test('[Q35] what was told of an upload is not held against the same upload', () => {
  const told = createTold();
  const document = { uploadId: 'first', job: createJob(), documentId: 'document-1' };
  told.note(document);
  expect(told.wasKnown(document, told.count())).toBe(false);
  expect(told.wasKnown({ ...document, uploadId: 'second' }, told.count())).toBe(true);
});

test('[Q35] none is known where nothing is remembered', () => {
  const document = { uploadId: 'second', job: createJob(), documentId: 'document-1' };
  expect(createTold().wasKnown(document, 0)).toBe(false);
});

test('[Q35] what is told again is remembered once', () => {
  const kept: ToldKey[] = [];
  const told = createTold({ load: () => [], add: (keys) => void kept.push(...keys) });
  const document = { uploadId: 'first', job: createJob(), documentId: 'document-1' };
  told.note(document);
  told.note({ ...document, uploadId: 'second' });
  expect(kept.map(([, uploadId]) => uploadId)).toEqual(['first', 'first']);
});
