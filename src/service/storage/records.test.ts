import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { describeDocument } from '#service/upload/describe-document.ts';

import { openRecords } from './records.ts';
import { demoLists } from '../demo/demo-lists.ts';

const sha256 = 'a'.repeat(64);

const describe = (displayname: string) =>
  describeDocument({
    operation: 'document',
    assetId: 'PRESS-0042',
    fields: { displayname, organizationId: 'o-1', categoryId: 'c-1', aiEnabled: false },
    file: { path: '', sha256, sizeBytes: 1 },
    filename: 'plan.pdf',
    mimetype: 'application/pdf',
    author: 'mia',
    now: new Date(0),
    lists: demoLists,
  });

/** Records with one created, and the files that other processes left. */
async function createBench() {
  const folder = await mkdtemp(join(tmpdir(), 'asset-documents-records-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let count = 0;
  const records = await openRecords(join(folder, 'documents'), () => join(folder, `${(count += 1)}.tmp`));
  await records.create(describe('first'));
  return {
    records,
    nameOfRecord: async () => (await records.read(sha256))?.document.displayname,
    left: async () => (await readdir(folder)).filter((name) => name.endsWith('.tmp')),
  };
}

test.each<[string, () => Promise<boolean>, string | undefined]>([
  ['that is incomplete is removed', async () => false, undefined],
  ['that is complete stays', async () => true, 'first'],
  ['that cannot be checked stays', () => Promise.reject(new Error('EIO')), 'first'],
])('[STORAGE-8] a record %s', async (_, isComplete, name) => {
  const { records, nameOfRecord, left } = await createBench();
  await records.removeUnless(sha256, isComplete);
  expect(await nameOfRecord()).toBe(name);
  expect(await left()).toEqual([]);
});

test('[STORAGE-8] a record under inspection is dropped if another service creates one meanwhile', async () => {
  const { records, nameOfRecord, left } = await createBench();
  await records.removeUnless(sha256, () => records.create(describe('second')));
  expect(await nameOfRecord()).toBe('second');
  expect(await left()).toEqual([]);
});
