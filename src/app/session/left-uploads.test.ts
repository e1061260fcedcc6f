import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';

import { createFakeLocks } from '../../../tests/support/fakes/fake-locks.ts';
import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { clearDatabases, saveUpload } from '../../../tests/support/save-upload.ts';
import { createPageLocks } from '../device/page-locks.ts';
import { personIdOf } from '../identity/person.ts';
import { createLeftUploads } from './left-uploads.ts';
import { databaseName, ownerOf } from './persistence.ts';

const issuer = 'https://login.example';
const mia = personIdOf(issuer, 'mia');
const now = { baseUrl: 'https://new.example', keepFiles: true };
const former = { baseUrl: 'https://old.example' };
const day = 24 * 60 * 60 * 1000;

type QueueOfPage = Parameters<typeof createLeftUploads>[0]['queue'];
type UploadOfQueue = ReturnType<QueueOfPage['getSnapshot']>[number];

const save = (owner: string, id: string, ageMs = 0) =>
  saveUpload({ database: databaseName, owner, id, changedAt: Date.now() - ageMs });

/** A page of Mia. Uploads leave its queue at once, unless it is to keep them, unsaved, until `clearQueue`. */
function openPage(locks = createFakeLocks(), config = now, keepsUploads = false) {
  const enqueued: string[] = [];
  let listed: readonly UploadOfQueue[] = [];
  const listeners = new Set<Parameters<QueueOfPage['subscribe']>[0]>();
  const left = createLeftUploads({
    config,
    personId: mia,
    locks: createPageLocks(locks),
    queue: {
      getSnapshot: () => listed,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      enqueue: (jobs) =>
        jobs.map((job) => {
          enqueued.push(`${job.displayName} at ${job.assetId}`);
          if (keepsUploads) {
            const upload = { id: `new ${job.displayName}`, status: 'queued', persistence: 'unsaved' };
            listed = [...listed, fakeOf<UploadOfQueue>(upload as Partial<UploadOfQueue>)];
          }
          return `new ${job.displayName}`;
        }),
    },
  });
  const clearQueue = () => {
    listed = [];
    for (const listener of listeners) listener([]);
  };
  return { left, enqueued, clearQueue };
}

beforeEach(clearDatabases);

test('[IDENTITY-16] uploads of the person for a former address are listed, and go to the queue and from there', async () => {
  await save(ownerOf(former, mia), 'a');
  await save(ownerOf(now, mia), 'of the queue');
  const { left, enqueued } = openPage();
  await left.refresh();
  expect(left.get()).toEqual({
    own: [{ service: former.baseUrl, count: 1, withoutFile: 0, outcomeUnknown: false }],
    othersCount: 0,
  });
  await left.upload(former.baseUrl);
  expect(enqueued).toEqual(['a at PUMP-1']);
  expect(left.get().own).toEqual([]);
});

test('[IDENTITY-16] uploads of other people, also of the same subject of another issuer, are counted after 30 days only', async () => {
  await save(ownerOf(now, personIdOf(issuer, 'karl')), 'recent', 29 * day);
  await save(ownerOf(now, personIdOf(issuer, 'karl')), 'old', 31 * day);
  await save(ownerOf(former, personIdOf('https://other.example', 'mia')), 'other', 31 * day);
  const { left, enqueued } = openPage();
  await left.refresh();
  expect(left.get()).toEqual({ own: [], othersCount: 2 });
  await left.discardOthers();
  expect(left.get().othersCount).toBe(0);
  expect(enqueued).toEqual([]);
  const karl = createIdbUploadStorage({
    name: databaseName,
    owner: ownerOf(now, personIdOf(issuer, 'karl')),
    askToStay: () => undefined,
  });
  expect(await karl.load()).toMatchObject({ records: [{ id: 'recent' }] });
  karl.close();
});

test('[IDENTITY-16] what an open page sends isn’t listed', async () => {
  await save(ownerOf(former, mia), 'a');
  const locks = createFakeLocks();
  await createPageLocks(locks).acquire(`${databaseName} ${ownerOf(former, mia)}`);
  const { left } = openPage(locks);
  await left.refresh();
  expect(left.get().own).toEqual([]);
});

test('[IDENTITY-16] two tabs hand an upload over once', async () => {
  await save(ownerOf(former, mia), 'a');
  const locks = createFakeLocks();
  const [one, other] = [openPage(locks), openPage(locks)];
  await Promise.all([one.left.refresh(), other.left.refresh()]);
  await Promise.all([one.left.upload(former.baseUrl), other.left.upload(former.baseUrl)]);
  expect([...one.enqueued, ...other.enqueued]).toEqual(['a at PUMP-1']);
});

test('[IDENTITY-16] without `keepFiles`, the uploads of today’s owner are listed', async () => {
  await save(ownerOf(now, mia), 'a');
  const { left } = openPage(createFakeLocks(), { ...now, keepFiles: false });
  await left.refresh();
  expect(left.get().own).toMatchObject([{ service: now.baseUrl, count: 1 }]);
  await left.discard(now.baseUrl);
  expect(left.get().own).toEqual([]);
});

test('[IDENTITY-16] uploads that are being handed over are neither listed nor discarded, in no tab', async () => {
  await save(ownerOf(former, mia), 'a');
  const locks = createFakeLocks();
  const one = openPage(locks, now, true);
  const other = openPage(locks);
  await Promise.all([one.left.refresh(), other.left.refresh()]);
  const uploading = one.left.upload(former.baseUrl);
  await expect.poll(() => one.enqueued).toEqual(['a at PUMP-1']);
  await one.left.refresh();
  expect(one.left.get().own).toEqual([]);
  await other.left.discard(former.baseUrl);
  expect(other.left.get().own).toEqual([]);
  // Nothing is saved anew before the page is closed.
  one.left.dispose();
  one.clearQueue();
  await uploading;
  await other.left.refresh();
  expect(other.left.get().own).toMatchObject([{ count: 1, withoutFile: 0 }]);
});

test('[IDENTITY-16] an answer doesn’t count for uploads that weren’t shown, which are shown then', async () => {
  await save(ownerOf(former, mia), 'a');
  const { left, enqueued } = openPage();
  await left.refresh();
  await save(ownerOf(former, mia), 'b');
  await left.discard(former.baseUrl);
  expect(left.get().own).toMatchObject([{ count: 2 }]);
  await save(ownerOf(former, mia), 'c');
  await left.upload(former.baseUrl);
  expect(enqueued).toEqual([]);
  await left.discard(former.baseUrl);
  expect(left.get().own).toEqual([]);
});

test('[IDENTITY-16] uploads whose person has opened a page meanwhile aren’t discarded', async () => {
  const karl = ownerOf(now, personIdOf(issuer, 'karl'));
  await save(karl, 'old', 31 * day);
  const locks = createFakeLocks();
  const { left } = openPage(locks);
  await left.refresh();
  await createPageLocks(locks).acquire(`${databaseName} ${karl}`);
  await left.discardOthers();
  expect(left.get().othersCount).toBe(0);
  const page = openPage();
  await page.left.refresh();
  expect(page.left.get().othersCount).toBe(1);
});

test('[IDENTITY-16] uploads that can’t be read stay listed, and the failure is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await save(ownerOf(former, mia), 'a');
  const { left } = openPage();
  await left.refresh();
  const error = new DOMException('', 'UnknownError');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw error;
  });
  await left.refresh();
  expect(left.get().own).toHaveLength(1);
  expect(log.mock.calls).toEqual([['Saved uploads could not be read.', error]]);
});
