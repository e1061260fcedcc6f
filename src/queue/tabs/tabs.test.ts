import { expect, test } from 'vitest';

import { createFakeTabs } from '../../../tests/support/fakes/fake-tabs.ts';
import { createReadOnlyStorage } from '../../../tests/support/fakes/fake-upload-storage.ts';
import {
  allDue,
  createJob,
  createJobs,
  emptyKnownDocuments,
} from '../../../tests/support/fakes/queue-fakes.ts';
import { openQueue } from '../../../tests/support/fakes/queue-tabs.ts';
import { receiptOf, type KnownDocument } from '../known-document.ts';
import { noPastAttempts } from '../past-attempts.ts';
import type { QueuePorts } from '../ports.ts';
import type { UploadStorage } from '../storage/upload-storage.ts';

/** Tabs of one browser, each with its own queue. */
function createBrowser() {
  const { openTab: openFakeTab } = createFakeTabs();

  interface TabOptions extends Partial<Pick<QueuePorts, 'now' | 'knownDocuments'>> {
    readonly storage?: UploadStorage;
  }

  function openTab({ storage, ...ports }: TabOptions = {}) {
    const persistence = storage && { storage, owner: 'mia' };
    const tab = openQueue(openFakeTab(), { persistence, ...ports });
    return { ...tab, ids: () => tab.queue.getSnapshot().map(({ id }) => id) };
  }

  /** Collects the messages of the tabs. */
  function countMessages() {
    const messages: unknown[] = [];
    openFakeTab().channel.listen((message) => messages.push(message));
    return messages;
  }

  return { openTab, countMessages };
}

async function createTabs() {
  const { openTab } = createBrowser();
  const first = openTab();
  await allDue();
  const second = openTab();
  await allDue();
  return { openTab, first, second };
}

test('[UPLOAD-58] one tab sends, and both show the same list at every step', async () => {
  const { first, second } = await createTabs();
  first.queue.enqueue(createJobs(2));
  await allDue();
  expect([first.attempts.length, second.attempts.length]).toEqual([1, 0]);
  expect(second.queue.getSnapshot()).toMatchObject([{ status: 'sending' }, { status: 'waiting' }]);
  first.attempts[0]?.report({ sentBytes: 60, totalBytes: 120 });
  await allDue();
  expect(second.queue.getSnapshot()).toMatchObject([{ status: 'sending', sentBytes: 40 }, {}]);
  first.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await allDue();
  expect(second.rows()).toEqual(first.rows());
  expect(second.queue.getSnapshot()[0]).toMatchObject({
    status: 'stored',
    receipt: { documentId: 'document-1' },
  });
});

test('[UPLOAD-47] no tab retains the file of a stored upload', async () => {
  const { first, second } = await createTabs();
  const [id = ''] = second.queue.enqueue(createJobs(1));
  await allDue();
  expect(await second.queue.openFile(id)).toBeDefined();
  first.attempts[0]?.succeed('stored');
  await allDue();
  expect(await first.queue.openFile(id)).toBeUndefined();
  expect(await second.queue.openFile(id)).toBeUndefined();
});

test('[UPLOAD-58] the leader posts nothing until another tab is open', async () => {
  const { openTab, countMessages } = createBrowser();
  const messages = countMessages();
  const first = openTab();
  await allDue();
  messages.length = 0;
  first.queue.enqueue(createJobs(3));
  await allDue();
  expect(messages).toEqual([]);
  const second = openTab();
  await allDue();
  expect(second.rows()).toEqual(first.rows());
});

test('[UPLOAD-59] commands of a follower are carried out by the leader', async () => {
  const { first, second } = await createTabs();
  const [a = '', b = '', c = ''] = second.queue.enqueue(createJobs(3));
  expect(second.rows()).toHaveLength(3);
  await allDue();
  expect(first.attempts.map(({ job }) => job.displayName)).toEqual(['Document 1']);
  expect(await first.attempts[0]?.job.file.text()).toHaveLength(100);
  second.queue.cancel(a);
  second.queue.pause(c);
  second.queue.edit(b, { displayName: 'Renamed' });
  await allDue();
  expect(first.rows()).toEqual([
    ['Document 1', 'cancelled'],
    ['Renamed', 'sending'],
    ['Document 3', 'waiting'],
  ]);
  expect(second.rows()).toEqual(first.rows());
  second.queue.dismiss([a]);
  second.queue.retry(c);
  await allDue();
  expect(second.queue.getSnapshot()).toMatchObject([{ id: b }, { id: c, waitsFor: { kind: 'forced' } }]);
  expect(second.rows()).toEqual(first.rows());
});

test('[UPLOAD-74] a follower moves an upload, every tab shows it there, and so does the next leader', async () => {
  const { first, second } = await createTabs();
  const [, id = ''] = first.queue.enqueue(createJobs(2));
  await allDue();
  second.queue.pause(id);
  second.queue.edit(id, { assetId: 'PRESS-0043' });
  await allDue();
  for (const { queue } of [first, second]) {
    expect(queue.getSnapshot()).toMatchObject([
      { job: { assetId: 'PRESS-0042' } },
      { job: { assetId: 'PRESS-0043' } },
    ]);
  }
  first.crash();
  await allDue();
  second.queue.resume(id);
  await allDue();
  second.attempts[0]?.succeed('stored');
  await allDue();
  expect(second.attempts.map(({ job }) => job.assetId)).toEqual(['PRESS-0042', 'PRESS-0043']);
});

test('[UPLOAD-59] rows enqueued without a leader are handed over once, in their latest state', async () => {
  const { openTab } = createBrowser();
  const first = openTab();
  const second = openTab();
  const [a = '', b = ''] = second.queue.enqueue(createJobs(2));
  second.queue.cancel(a);
  expect(second.rows()).toEqual([
    ['Document 1', 'cancelled'],
    ['Document 2', 'waiting'],
  ]);
  await allDue();
  expect(first.ids()).toEqual([a, b]);
  expect(first.rows()).toEqual([
    ['Document 1', 'cancelled'],
    ['Document 2', 'sending'],
  ]);
  expect(second.rows()).toEqual(first.rows());
  expect(second.attempts).toEqual([]);
});

test('[UPLOAD-59] a file selected again in a follower is sent by the leader', async () => {
  const { first, second } = await createTabs();
  const job = createJob();
  const [id = ''] = second.queue.enqueue([job]);
  await allDue();
  first.attempts[0]?.fail('file gone');
  await allDue();
  expect(second.rows()).toEqual([['Pump manual', 'needs-file']]);
  expect(await second.queue.provideFile(id, job.file)).toBe('accepted');
  await allDue();
  expect(first.attempts).toHaveLength(2);
});

test.each(['crash', 'dispose'] as const)(
  '[UPLOAD-60] when the leader is gone by %s, another tab continues with unsaved files',
  async (end) => {
    const { first, second } = await createTabs();
    const ids = first.queue.enqueue(createJobs(2));
    await allDue();
    if (end === 'crash') first.crash();
    else first.queue.dispose();
    await allDue();
    expect(second.ids()).toEqual(ids);
    expect(second.attempts.map(({ job }) => job.displayName)).toEqual(['Document 1']);
    expect(await second.attempts[0]?.job.file.text()).toHaveLength(100);
    second.attempts[0]?.succeed('duplicate', { documentId: 'document-1', isMatch: true });
    await allDue();
    expect(second.rows()).toEqual([
      ['Document 1', 'stored'],
      ['Document 2', 'sending'],
    ]);
  },
);

test('[UPLOAD-35][UPLOAD-60] documents reported to the next leader were not known before an attempt of the former one', async () => {
  const { first, second } = await createTabs();
  const [, id = ''] = first.queue.enqueue(createJobs(2));
  await allDue();
  first.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await allDue();
  expect(first.attempts).toHaveLength(2);
  first.queue.pause(id);
  await allDue();
  first.crash();
  await allDue();
  second.queue.enqueue(createJobs(1));
  await allDue();
  second.attempts[0]?.succeed('duplicate', { documentId: 'document-2', isMatch: true });
  await allDue();
  second.queue.resume(id);
  await allDue();
  second.attempts[1]?.succeed('duplicate', { documentId: 'document-2', isMatch: true });
  await allDue();
  expect(second.queue.getSnapshot()[1]).toMatchObject({ id, origin: 'perhaps-this-upload' });
});

test('[UPLOAD-60] a retry scheduled in a closed tab is made by the next leader', async () => {
  const { first, second } = await createTabs();
  first.queue.enqueue(createJobs(2));
  await allDue();
  for (const attempt of first.attempts) attempt.fail('busy for 3 s');
  await allDue();
  expect(second.queue.getSnapshot()).toMatchObject([{ waitsFor: { kind: 'retry-scheduled' } }, {}]);
  first.crash();
  second.queue.enqueue(createJobs(1));
  await allDue();
  await second.timers.pass(2999);
  expect(second.attempts).toEqual([]);
  await second.timers.pass(1);
  expect(second.attempts).toHaveLength(1);
});

test('[UPLOAD-28] a clock that was set back makes no wait longer', async () => {
  const { openTab } = createBrowser();
  const first = openTab();
  await allDue();
  const second = openTab({ now: () => 0 });
  await allDue();
  first.queue.enqueue(createJobs(1));
  await allDue();
  first.attempts[0]?.fail('busy for 3 s');
  await allDue();
  first.crash();
  await allDue();
  await second.timers.pass(3000);
  expect(second.attempts).toHaveLength(1);
});

test('[UPLOAD-58] rows restored late stand above new ones, in every tab', async () => {
  const { openTab } = createBrowser();
  let finish: ((loaded: Awaited<ReturnType<UploadStorage['load']>>) => void) | undefined;
  const first = openTab({
    storage: createReadOnlyStorage(() => new Promise((resolve) => (finish = resolve))),
  });
  await allDue();
  const second = openTab();
  second.queue.enqueue(createJobs(1));
  await allDue();
  const { file, ...job } = createJob({ displayName: 'Earlier' });
  const earlier = {
    version: 1,
    id: 'earlier',
    owner: 'mia',
    order: 1,
    changedAt: first.ports.now(),
    job: { ...job, file: { name: file.name, size: file.size, type: file.type, lastModified: 7 } },
    state: { status: 'cancelled', pastAttempts: noPastAttempts },
  };
  finish?.({ records: [earlier], savedBytes: new Map() });
  await allDue();
  expect(first.rows()).toEqual([
    ['Earlier', 'cancelled'],
    ['Document 1', 'sending'],
  ]);
  expect(second.rows()).toEqual(first.rows());
  // Later changes reach all tabs.
  first.queue.enqueue([createJob({ displayName: 'Later' })]);
  await allDue();
  expect(second.rows()).toEqual(first.rows());
  expect(second.rows().at(-1)).toEqual(['Later', 'waiting']);
});

test('[UPLOAD-60] a tab that takes over from a restoring leader restores the list itself', async () => {
  const { openTab } = createBrowser();
  const load = {
    late: () => new Promise<never>(() => {}),
    now: async () => ({ records: [], savedBytes: new Map() }),
  };
  const loads: string[] = [];
  const storageOf = (name: keyof typeof load) =>
    createReadOnlyStorage(() => {
      loads.push(name);
      return load[name]();
    });
  const first = openTab({ storage: storageOf('late') });
  await allDue();
  const second = openTab({ storage: storageOf('now') });
  await allDue();
  const ids = second.queue.enqueue(createJobs(1));
  await allDue();
  expect(first.attempts).toHaveLength(1);
  first.crash();
  await allDue();
  expect(loads).toEqual(['late', 'now']);
  expect(second.ids()).toEqual(ids);
});

test('[UPLOAD-58] changes of a new leader before its first follower reach the other tabs', async () => {
  const { first, second, openTab } = await createTabs();
  const third = openTab();
  await allDue();
  first.queue.enqueue(createJobs(2));
  await allDue();
  first.crash();
  await allDue();
  second.attempts[0]?.report({ sentBytes: 60, totalBytes: 120 });
  await allDue();
  expect(third.queue.getSnapshot()).toEqual(second.queue.getSnapshot());
  expect(third.queue.getSnapshot()).toMatchObject([{ status: 'sending', sentBytes: 40 }, {}]);
});

test('[UPLOAD-35] documents of the former leader are known to the next one, even if nothing is saved', async () => {
  const { first, second } = await createTabs();
  const [id = ''] = first.queue.enqueue(createJobs(1));
  await allDue();
  first.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await allDue();
  first.queue.dismiss([id]);
  await allDue();
  first.crash();
  await allDue();
  second.queue.enqueue([createJob({ fileName: 'renamed.pdf' })]);
  await allDue();
  second.attempts[0]?.succeed('duplicate', { documentId: 'document-1', isMatch: true });
  await allDue();
  expect(second.queue.getSnapshot()).toMatchObject([{ status: 'already-exists', origin: 'earlier' }]);
});

test('[UPLOAD-35][UPLOAD-60] an upload whose first answer reached the former leader is stored, not an earlier duplicate', async () => {
  const saved: KnownDocument[] = [];
  const device = {
    storage: {
      ...createReadOnlyStorage(async () => ({ records: [], savedBytes: new Map() })),
      write: async ({ knownDocuments }) => {
        saved.push(...knownDocuments);
        return 'written';
      },
    } satisfies UploadStorage,
    knownDocuments: { ...emptyKnownDocuments, load: async () => saved.map(receiptOf) },
  };
  const { openTab } = createBrowser();
  const first = openTab(device);
  await allDue();
  const second = openTab(device);
  await allDue();
  first.queue.enqueue(createJobs(1));
  await allDue();
  first.attempts[0]?.report({ sentBytes: 60, totalBytes: 120 });
  await allDue();
  // The document is saved, and the tab is gone before any other tab receives its message.
  first.mute();
  first.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await allDue();
  expect(saved.map(receiptOf)).toMatchObject([{ keys: [expect.any(String), '"document-1"'] }]);
  first.crash();
  await allDue();
  second.attempts[0]?.succeed('duplicate', { documentId: 'document-1', isMatch: true });
  await allDue();
  expect(second.rows()).toEqual([['Document 1', 'stored']]);
});
