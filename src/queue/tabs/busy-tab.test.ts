import { expect, test } from 'vitest';

import { createFakeTabs } from '../../../tests/support/fakes/fake-tabs.ts';
import { createReadOnlyStorage } from '../../../tests/support/fakes/fake-upload-storage.ts';
import { createJob, createJobs } from '../../../tests/support/fakes/queue-fakes.ts';
import { openQueue, pass, settleTurns } from '../../../tests/support/fakes/queue-tabs.ts';
import { noPastAttempts } from '../past-attempts.ts';
import type { UploadStorage } from '../storage/upload-storage.ts';

const settle = () => settleTurns(8);

function createBrowser({ concurrency = 1, randomOf = (tab: number) => tab / 10 } = {}) {
  const { openTab: openFakeTab } = createFakeTabs();
  let lastTab = 0;

  async function openTab({ storage }: { readonly storage?: UploadStorage } = {}) {
    const number = (lastTab += 1);
    const persistence = storage && { storage, owner: 'mia' };
    const tab = openQueue(openFakeTab(), { concurrency, random: () => randomOf(number), persistence });
    await settle();
    return tab;
  }

  return { openTab };
}

/** Two tabs: the first sends a document, further ones wait. */
async function createSending(count = 1, options?: Parameters<typeof createBrowser>[0]) {
  const browser = createBrowser(options);
  const first = await browser.openTab();
  const second = await browser.openTab();
  const [sent = '', waiting = ''] = first.queue.enqueue(createJobs(count));
  await settle();
  return { ...browser, first, second, sent, waiting };
}

/** Two tabs: the first sends a document, a second one waits, and the first tab is blocked. */
async function createBlocked(options?: Parameters<typeof createBrowser>[0]) {
  const sending = await createSending(2, options);
  sending.first.block();
  return sending;
}

test('[UPLOAD-67] a leader that does not answer is busy after some seconds, and another tab takes over later', async () => {
  const { second } = await createBlocked();
  await pass(second, 3);
  expect(second.queue.otherTab.get()).toBeUndefined();
  await pass(second, 3);
  expect(second.queue.otherTab.get()).toBe('busy');
  expect(second.attempts).toEqual([]);
  await pass(second, 8);
  expect(second.attempts.map(({ job }) => job.displayName)).toEqual(['Document 2']);
});

test('[UPLOAD-67] a leader that answers late stays the leader and is no longer busy', async () => {
  const { first, second } = await createBlocked();
  await pass(second, 7);
  expect(second.queue.otherTab.get()).toBe('busy');
  first.unblock();
  await settle();
  expect(second.queue.otherTab.get()).toBeUndefined();
  await pass(second, 60);
  expect(second.attempts).toEqual([]);
});

test('[UPLOAD-67] without unfinished uploads the leader is not pinged', async () => {
  const { first, second } = await createSending();
  first.attempts[0]?.succeed('stored');
  await settle();
  first.block();
  await pass(second, 60);
  expect(second.queue.otherTab.get()).toBeUndefined();
  second.queue.enqueue(createJobs(1));
  await pass(second, 20);
  expect(second.attempts).toHaveLength(1);
});

test('[UPLOAD-67] after the device slept, no leader counts as silent', async () => {
  const { first, second } = await createSending();
  // All tabs slept: one of the follower's timers fires before the answer arrives.
  first.block();
  await second.timers.pass(2500);
  first.unblock();
  await pass(second, 60);
  expect(second.queue.otherTab.get()).toBeUndefined();
  expect(first.underWay()).toHaveLength(1);
});

test('[UPLOAD-68] no other tab sends an upload of a busy tab, and all tabs get its result', async () => {
  const { first, second, sent } = await createBlocked();
  await pass(second, 14);
  second.attempts[0]?.succeed('stored');
  await pass(second, 30);
  expect(second.attempts).toHaveLength(1);
  expect(second.queue.otherTab.get()).toBe('busy');
  expect(second.queue.getSnapshot()[0]).toMatchObject({ id: sent, status: 'sending' });
  // The answer comes before the tab knows that it has lost leadership.
  first.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await settle();
  expect(first.attempts).toHaveLength(1);
  first.unblock();
  await settle();
  expect(second.rows()).toEqual([
    ['Document 1', 'stored'],
    ['Document 2', 'stored'],
  ]);
  expect(second.queue.getSnapshot()[0]).toMatchObject({ receipt: { documentId: 'document-1' } });
  expect(first.queue.getSnapshot()).toEqual(second.queue.getSnapshot());
  expect(second.queue.otherTab.get()).toBeUndefined();
  expect([first.attempts.length, second.attempts.length]).toEqual([1, 1]);
});

test('[UPLOAD-68] a failed attempt of a former leader fails in all tabs, and the leader retries it', async () => {
  const { first, second } = await createBlocked();
  await pass(second, 14);
  second.attempts[0]?.succeed('stored');
  first.attempts[0]?.fail('busy');
  first.unblock();
  await settle();
  expect(second.queue.getSnapshot()[0]).toMatchObject({
    waitsFor: { kind: 'retry-scheduled', problem: 'busy' },
  });
  await pass(second, 1);
  expect(second.attempts.map(({ job }) => job.displayName)).toEqual(['Document 2', 'Document 1']);
  expect(first.attempts).toHaveLength(1);
});

test('[UPLOAD-68] a tab that closes without a message releases its uploads', async () => {
  const { first, second } = await createBlocked();
  await pass(second, 14);
  second.attempts[0]?.succeed('stored');
  await settle();
  first.crash();
  await settle();
  expect(second.attempts.map(({ job }) => job.displayName)).toEqual(['Document 2', 'Document 1']);
  second.attempts[1]?.succeed('duplicate', { isMatch: true });
  await settle();
  expect(second.rows()[0]).toEqual(['Document 1', 'stored']);
});

test('[UPLOAD-68] an upload cancelled elsewhere is aborted in the tab that sends it', async () => {
  const { first, second, sent } = await createBlocked();
  await pass(second, 14);
  second.queue.cancel(sent);
  second.attempts[0]?.succeed('stored');
  first.unblock();
  await settle();
  expect(first.attempts[0]?.signal.aborted).toBe(true);
  expect(second.rows()[0]).toEqual(['Document 1', 'cancelled']);
  second.queue.retry(sent);
  await settle();
  expect(second.attempts.map(({ job }) => job.displayName)).toEqual(['Document 2', 'Document 1']);
});

test('[UPLOAD-68][UPLOAD-59] a command in a tab that lost leadership without knowing it is carried out', async () => {
  const { first, second, waiting } = await createBlocked();
  await pass(second, 14);
  const [late = ''] = first.queue.enqueue(createJobs(1));
  first.queue.pause(waiting);
  await settle();
  first.unblock();
  await settle();
  expect(second.queue.getSnapshot().map(({ id }) => id)).toContain(late);
  expect(second.queue.getSnapshot()[1]).toMatchObject({ id: waiting, waitsFor: { kind: 'resume' } });
  expect(await second.queue.openFile(late)).toBeDefined();
  expect(first.queue.getSnapshot()).toEqual(second.queue.getSnapshot());
});

test('[UPLOAD-68] a new tab without a list takes over, and the list comes from the tab that wakes', async () => {
  const { openTab } = createBrowser();
  const first = await openTab();
  const ids = first.queue.enqueue(createJobs(2));
  await settle();
  first.block();
  const late = await openTab();
  const own = late.queue.enqueue(createJobs(1));
  await pass(late, 14);
  expect(late.attempts).toHaveLength(1);
  first.unblock();
  await settle();
  expect(first.underWay()).toHaveLength(1);
  expect(new Set(late.queue.getSnapshot().map(({ id }) => id))).toEqual(new Set([...ids, ...own]));
  first.attempts[0]?.succeed('stored');
  late.attempts[0]?.succeed('stored');
  await settle();
  expect(late.attempts).toHaveLength(2);
  expect(first.queue.getSnapshot()).toEqual(late.queue.getSnapshot());
});

test('[UPLOAD-68] dismissed uploads do not return with the tab that wakes', async () => {
  const { first, second, waiting } = await createBlocked();
  await pass(second, 14);
  second.queue.cancel(waiting);
  second.queue.dismiss([waiting]);
  first.unblock();
  await settle();
  expect(second.rows()).toEqual([['Document 1', 'sending']]);
  expect(first.rows()).toEqual(second.rows());
});

/** The second tab takes over from the first, which is sending a document that the second only knows as waiting. */
async function createUninformed() {
  const browser = createBrowser();
  const first = await browser.openTab();
  const second = await browser.openTab();
  const [id = ''] = first.queue.enqueue(createJobs(1));
  // The second tab is blocked before it receives the attempt, and takes over before the first one wakes.
  second.block();
  await settle();
  first.block();
  second.unblock();
  await settle();
  await pass(second, 14);
  expect(second.queue.getSnapshot()).toMatchObject([{ id, status: 'waiting' }]);
  return { ...browser, first, second, id };
}

test('[UPLOAD-68] the result of an upload in another tab counts even if the leader did not know of the attempt', async () => {
  const { first, second, id } = await createUninformed();
  expect(second.attempts).toEqual([]);
  first.unblock();
  await settle();
  expect(first.underWay()).toHaveLength(1);
  first.attempts[0]?.report({ sentBytes: 60, totalBytes: 120 });
  await settle();
  expect(second.queue.getSnapshot()).toMatchObject([{ id, status: 'sending', sentBytes: 40 }]);
  first.attempts[0]?.succeed('stored');
  await settle();
  expect(second.rows()).toEqual([['Document 1', 'stored']]);
  expect(second.attempts).toEqual([]);
});

test('[UPLOAD-74] an upload of a busy tab is not moved, and its document is shown where it was sent', async () => {
  const { first, second, id } = await createUninformed();
  second.queue.edit(id, { assetId: 'PRESS-0043' });
  first.unblock();
  await settle();
  first.attempts[0]?.succeed('stored');
  await settle();
  for (const { queue } of [first, second]) {
    expect(queue.getSnapshot()).toMatchObject([{ status: 'stored', job: { assetId: 'PRESS-0042' } }]);
  }
});

test('[UPLOAD-68] an upload of a closed tab may be stored, although the leader did not know of it', async () => {
  const { first, second } = await createUninformed();
  first.crash();
  await settle();
  expect(second.attempts).toHaveLength(1);
  second.attempts[0]?.succeed('duplicate', { isMatch: true });
  await settle();
  expect(second.rows()).toEqual([['Document 1', 'stored']]);
});

test('[UPLOAD-68] an attempt that is known to have failed is not ambiguous when its tab releases it', async () => {
  const { first, second } = await createUninformed();
  first.unblock();
  await settle();
  first.attempts[0]?.fail('busy');
  await settle();
  expect(second.queue.getSnapshot()).toMatchObject([
    { waitsFor: { kind: 'retry-scheduled' }, pastAttempts: { outcomeUnknown: false } },
  ]);
});

test('[UPLOAD-68] a tab that leads again keeps the result of its earlier attempt, although it received the row as waiting', async () => {
  const { first, second } = await createUninformed();
  first.unblock();
  await settle();
  expect(first.rows()).toEqual([['Document 1', 'waiting']]);
  second.crash();
  await settle();
  first.attempts[0]?.succeed('stored');
  await settle();
  expect(first.rows()).toEqual([['Document 1', 'stored']]);
  expect(first.attempts).toHaveLength(1);
});

test('[UPLOAD-59] commands without a leader are carried out by the next leader', async () => {
  const { openTab } = createBrowser();
  const first = await openTab();
  const second = await openTab();
  const third = await openTab();
  const [, b = '', c = ''] = first.queue.enqueue(createJobs(3));
  await settle();
  first.crash();
  third.queue.cancel(c);
  second.queue.pause(b);
  await settle();
  expect(second.queue.getSnapshot()).toMatchObject([
    { status: 'sending' },
    { waitsFor: { kind: 'resume' } },
    { status: 'cancelled' },
  ]);
  expect(third.queue.getSnapshot()).toEqual(second.queue.getSnapshot());
});

test('[UPLOAD-59] commands a blocked leader did not carry out are carried out once by the tab that takes over', async () => {
  const { first, second, openTab, sent, waiting } = await createBlocked();
  const third = await openTab();
  second.queue.cancel(waiting);
  second.queue.retry(waiting);
  third.queue.edit(waiting, { displayName: 'Renamed' });
  for (let seconds = 0; seconds < 16; seconds += 1) {
    await pass(second, 1);
    await pass(third, 1);
  }
  const leader = [second, third].find(({ attempts }) => attempts.length > 0);
  expect(leader?.queue.getSnapshot().map(({ id }) => id)).toEqual([sent, waiting]);
  leader?.attempts[0]?.succeed('stored');
  await settle();
  first.attempts[0]?.succeed('stored');
  first.unblock();
  await settle();
  for (const { rows } of [first, second, third]) {
    expect(rows().map(([, status]) => status)).toEqual(['stored', 'stored']);
  }
  expect([first, second, third].flatMap(({ attempts }) => attempts)).toHaveLength(2);
});

test('[UPLOAD-60] a blocked page becomes leader only after it has received the changes of the previous leader', async () => {
  const { first, second } = await createSending();
  second.block();
  first.attempts[0]?.succeed('stored');
  await settle();
  first.crash();
  second.unblock();
  await settle();
  expect(second.rows()).toEqual([['Document 1', 'stored']]);
  expect(second.attempts).toEqual([]);
});

/** A later tab gets a random number that is higher or lower. */
const draws = [(tab: number) => tab / 10, (tab: number) => 1 - tab / 10] as const;

test.for(draws)(
  '[UPLOAD-60] a new tab that takes over receives the list from a tab that has it',
  async (randomOf) => {
    const { first, second, openTab, sent, waiting } = await createBlocked({ randomOf });
    const late = await openTab();
    await pass(late, 14);
    first.crash();
    await settle();
    expect(new Set(late.queue.getSnapshot().map(({ id }) => id))).toEqual(new Set([sent, waiting]));
    expect(second.queue.getSnapshot()).toEqual(late.queue.getSnapshot());
    late.attempts[0]?.succeed('stored');
    await settle();
    late.attempts[1]?.succeed('stored');
    await settle();
    expect(second.rows().map(([, status]) => status)).toEqual(['stored', 'stored']);
  },
);

test('[UPLOAD-68] an upload cancelled while a busy tab sends it may be stored', async () => {
  const { second, sent } = await createBlocked();
  await pass(second, 14);
  second.queue.cancel(sent);
  expect(second.queue.getSnapshot()[0]).toMatchObject({
    status: 'cancelled',
    pastAttempts: { outcomeUnknown: true },
  });
});

test.for(draws)(
  '[UPLOAD-60] a new leader receives a file that is not saved on the device',
  async (randomOf) => {
    const { openTab } = createBrowser({ randomOf });
    const first = await openTab();
    const second = await openTab();
    const { file, ...job } = createJob();
    const [id = ''] = first.queue.enqueue([{ ...job, file }]);
    first.queue.pause(id);
    await settle();
    first.block();
    second.block();
    const record = {
      version: 1,
      id,
      owner: 'mia',
      order: 1,
      changedAt: first.ports.now(),
      job: { ...job, file: { name: file.name, size: file.size, type: file.type, lastModified: 7 } },
      state: { status: 'waiting', pastAttempts: noPastAttempts, waitsFor: { kind: 'queued' } },
    };
    const late = await openTab({
      storage: createReadOnlyStorage(async () => ({ records: [record], savedBytes: new Map() })),
    });
    await pass(late, 14);
    expect(late.rows()).toEqual([['Pump manual', 'needs-file']]);
    second.unblock();
    await settle();
    // It is still where a person paused it.
    expect(late.queue.getSnapshot()).toMatchObject([{ id, waitsFor: { kind: 'resume' } }]);
    second.queue.resume(id);
    await settle();
    expect(await late.attempts[0]?.job.file.text()).toHaveLength(100);
    expect(second.rows()).toEqual([['Pump manual', 'sending']]);
  },
);
