import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  allDue,
  createFakeContent,
  createFakePorts,
  createJob,
  leaveOnDisk,
  stateOf,
} from '../../tests/support/fakes/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from './queue.ts';
import { isEnded, isRunning } from './upload.ts';
import type { Upload } from './upload.ts';

type Row = Upload<FakeReceipt, string>;

/**
 * Files of four contents, two of them videos, of which none has the size of another; all copies of one have the same name
 * and time.
 */
const contents = {
  a: new Blob([new Uint8Array(16 * 2 ** 20)]),
  b: new Blob([new Uint8Array(16 * 2 ** 20 + 1)]),
  c: new Blob(['c']),
  d: new Blob(['dd']),
};
type Content = keyof typeof contents;
const files = new Map(
  Object.entries(contents).map(([name, blob]) => [
    name,
    leaveOnDisk(new File([blob], name, { lastModified: 1 })),
  ]),
);
const contentOf = ({ job }: Row): string => job.file.name;
const fileOf = (content: string): File => files.get(content) ?? new File([], '');
/** Documents that the device remembers, by asset. */
const stored = { 'PRESS-1 d': { displayName: 'Stored in May', endedAt: 1 } };

const ends = [
  'stored',
  'duplicate',
  'rejected',
  'busy',
  'busy for 3 s',
  'offline',
  'signed out',
  'file gone',
  'no answer',
] as const;
const commands = ['cancel', 'pause', 'resume', 'retry', 'dismiss', 'edit', 'move'] as const;

const pick = fc.nat({ max: 20 });
const content = fc.constantFrom<Content[]>('a', 'b', 'c', 'd');
/** Most are on one asset, so that equal contents are frequent. */
const file = fc.record({ content, assetId: fc.constantFrom('PRESS-1', 'PRESS-1', 'PRESS-1', 'PRESS-2') });
const action = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constant('enqueue' as const),
      files: fc.array(file, { minLength: 1, maxLength: 3 }),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ type: fc.constantFrom(...commands), pick }), weight: 3 },
  fc.record({ type: fc.constant('give-file' as const), pick, content }),
  {
    arbitrary: fc.record({
      type: fc.constant('check' as const),
      pick,
      answer: fc.constantFrom<('hash' | 'none' | 'error')[]>('hash', 'hash', 'hash', 'hash', 'none', 'error'),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({ type: fc.constant('settle' as const), pick, end: fc.constantFrom(...ends) }),
    weight: 3,
  },
  fc.record({ type: fc.constant('body-sent' as const), pick }),
  fc.record({ type: fc.constantFrom('hint' as const, 'sign-in' as const) }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(400, 1000, 60_000) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Actions that happen before any microtask runs. */
const step = fc.array(action, { minLength: 1, maxLength: 3 });

const looksSame = (a: Row, b: Row): boolean =>
  a.contentHash && b.contentHash ? a.contentHash === b.contentHash : contentOf(a) === contentOf(b);
const isBig = (row: Row): boolean => ['a', 'b'].includes(contentOf(row));
const pickFrom = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];
/** True for statuses that end as stored without a decision. */
const isAlive = (row: Row): boolean =>
  isRunning(row) ||
  ['stored', 'already-exists'].includes(row.status) ||
  (row.status === 'waiting' && row.waitsFor.kind !== 'decision');
const queuedStates = ['waiting (queued)', 'waiting (connection)', 'waiting (forced)'];

/** A queue that records violations of the invariants at each change. */
function createWatched(concurrency: number, isDeafToAbort: boolean) {
  const { checks, ...ports } = createFakeContent({ isDeafToAbort, stored });
  const fake = createFakePorts({ isDeafToAbort, ...ports });
  const queue = createQueue(fake.ports, { concurrency, attempts: 3 });
  const broken = new Set<string>();
  const isAnswered = new Set<unknown>();
  const dismissed = new Set<string>();
  const given = new Set<string>();
  const undecided = new Set<string>();
  const order: string[] = [];
  /** Asset to which each receipt's document was sent. */
  const assetOf = new Map<unknown, string>();
  let wasOffline = false;
  let ofPerson: { readonly type: string; readonly id: string } | undefined;
  let seen = new Map<string, Row>();

  const expectThat = (isTrue: boolean, invariant: string): void => void (isTrue || broken.add(invariant));
  const rows = (): readonly Row[] => queue.getSnapshot();
  const isBy = (row: Row, ...types: readonly string[]): boolean =>
    ofPerson !== undefined && ofPerson.id === row.id && types.includes(ofPerson.type);

  /** One row before and after a change. */
  function watch(before: Row, after: Row): void {
    const [from, to] = [stateOf(before), stateOf(after)];
    if (before.job.assetId !== after.job.assetId) watchMoved(before, after);
    if ('receipt' in after) {
      const isOnAsset = assetOf.get(after.receipt) === after.job.assetId;
      expectThat(isOnAsset, 'a document is shown on the asset to which it was sent');
    }
    if (isRunning(after) && !isRunning(before)) {
      expectThat(queuedStates.includes(from), 'only queued or forced uploads start');
      expectThat(!undecided.has(after.id), 'an upload that waits for a decision starts only after it');
      watchSlots(before);
    }
    if (from === to) return;
    if (to === 'waiting (decision)') undecided.add(after.id);
    if (to === 'checking' || to === 'waiting (forced)') undecided.delete(after.id);
    expectThat(
      from !== 'storing' || to !== 'waiting (resume)',
      'an upload that is sent completely continues',
    );
    if (from === 'waiting (resume)') watchResumed(after);
    if (from === 'waiting (decision)') watchDecided(before, after);
    if (from === 'checking' && to.startsWith('waiting') && !isBy(after, 'pause')) watchChecked(after);
    if (from === 'needs-file') expectThat(given.has(after.id), 'only its file continues such an upload');
    expectThat(from !== 'stored' && from !== 'already-exists', 'a stored upload stays stored');
  }

  function watchMoved(before: Row, after: Row): void {
    expectThat(isBy(after, 'move'), 'only a person moves');
    expectThat(!isRunning(before), 'nothing is moved while it is being sent');
    const outcomeUnknown = 'pastAttempts' in before ? before.pastAttempts.outcomeUnknown : true;
    expectThat(!outcomeUnknown, 'nothing is moved that may be stored');
    expectThat(before.contentHash === after.contentHash, 'the hash stays');
    const isUnsent = ['checking', 'waiting (resume)', 'needs-file'].includes(stateOf(after));
    expectThat(isUnsent, 'a moved upload is checked before it is sent');
  }

  function watchResumed(after: Row): void {
    expectThat(isBy(after, 'resume', 'retry', 'cancel'), 'only a person resumes');
  }

  function watchSlots(started: Row): void {
    const others = rows().filter((row) => isRunning(row) && row.id !== started.id);
    if (!isBig(started) || others.filter(isBig).length < concurrency - 1) return;
    const wasForced = stateOf(started) === 'waiting (forced)';
    const small = rows().filter(
      (row) =>
        !isBig(row) &&
        (wasForced ? ['waiting (forced)'] : queuedStates).includes(stateOf(row)) &&
        !others.some((other) => looksSame(other, row)),
    );
    expectThat(small.length === 0, 'a big file leaves the last slot to a small one');
  }

  function watchDecided(before: Row, after: Row): void {
    if (isBy(after, 'retry', 'pause', 'cancel', 'move')) return;
    expectThat(after.status === 'checking', 'only a person decides');
    expectThat(isMatchLost(before), 'a decision lapses only when the match is lost');
  }

  function isMatchLost(row: Row): boolean {
    const match = row.status === 'waiting' && row.waitsFor.kind === 'decision' && row.waitsFor.match;
    const other =
      match && match.kind === 'listed' ? rows().find(({ id }) => id === match.uploadId) : undefined;
    return other !== undefined && (other.job.assetId !== row.job.assetId || !isAlive(other));
  }

  function watchChecked(after: Row): void {
    const { contentHash, job } = after;
    expectThat(contentHash === undefined || contentHash === contentOf(after), 'the hash is that of the file');
    const matches = rows().filter(
      (row) =>
        row.id !== after.id &&
        contentHash &&
        row.contentHash === contentHash &&
        row.job.assetId === job.assetId &&
        isAlive(row),
    );
    const isThere =
      matches.length > 0 || (contentHash !== undefined && `${job.assetId} ${contentHash}` in stored);
    const expected = isThere ? 'waiting (decision)' : 'waiting (queued)';
    expectThat(
      stateOf(after) === expected,
      'a checked upload waits for a decision if its content is stored already',
    );
  }

  queue.subscribe(() => {
    const now = rows();
    const running = now.filter(isRunning);
    expectThat(running.length <= concurrency, 'never more running than the concurrency');
    for (const [index, row] of running.entries()) {
      const isRepeated = running.slice(index + 1).some((other) => looksSame(row, other));
      expectThat(!isRepeated, 'the same content is never sent twice at the same time');
    }
    for (const row of now) {
      const before = seen.get(row.id);
      if (before && before !== row) watch(before, row);
    }
    for (const [id, before] of seen) {
      // Replaced by the same file.
      const isReplaced = before.status === 'needs-file' && now.some((row) => looksSame(row, before));
      if (isReplaced && !now.some((row) => row.id === id)) dismissed.add(id);
    }
    seen = new Map(now.map((row) => [row.id, row]));
  });

  function command(type: (typeof commands)[number], id: string): void {
    ofPerson = { type, id };
    const row = rows().find((each) => each.id === id)!;
    const { assetId } = row.job;
    // The chosen file can be read again.
    if (type === 'retry' && row.status === 'needs-file') given.add(id);
    if (type === 'edit') queue.edit(id, { displayName: `Edited ${order.length}` });
    else if (type === 'move') queue.edit(id, { assetId: assetId === 'PRESS-1' ? 'PRESS-2' : 'PRESS-1' });
    else if (type === 'dismiss') queue.dismiss([id]);
    else queue[type](id);
    ofPerson = undefined;
    if (type === 'dismiss' && !rows().some((row) => row.id === id)) dismissed.add(id);
  }

  function answerCheck(index: number, answer: 'hash' | 'none' | 'error'): void {
    const check = pickFrom(
      checks.filter((each) => !isAnswered.has(each)),
      index,
    );
    if (!check) return;
    isAnswered.add(check);
    if (answer === 'error') check.reject(new Error('worker died'));
    else check.answer(answer === 'hash' && check.file instanceof File ? check.file.name : undefined);
  }

  function settle(index: number, end: (typeof ends)[number]): void {
    const attempt = pickFrom(fake.underWay(), index);
    if (end !== 'stored' && end !== 'duplicate') attempt?.fail(end);
    else if (attempt) assetOf.set(attempt.succeed(end), attempt.job.assetId);
    wasOffline ||= end === 'offline';
  }

  function giveFile(row: Row, file: File): void {
    const isSame = file === fileOf(contentOf(row));
    if (isSame) given.add(row.id);
    void queue
      .provideFile(row.id, file)
      .then((result) => expectThat(isSame || result !== 'accepted', 'another file is never taken'));
  }

  async function act(next: Action): Promise<void> {
    const row = 'pick' in next ? pickFrom(rows(), next.pick) : undefined;
    switch (next.type) {
      case 'enqueue': {
        const jobs = next.files.map(({ content: name, assetId }) =>
          createJob({ assetId, file: fileOf(name) }),
        );
        order.push(...queue.enqueue(jobs));
        return;
      }
      case 'give-file':
        if (row) giveFile(row, fileOf(next.content));
        return;
      case 'check':
        return answerCheck(next.pick, next.answer);
      case 'settle':
        return settle(next.pick, next.end);
      case 'body-sent':
        return pickFrom(fake.underWay(), next.pick)?.report({ sentBytes: 9, totalBytes: 9 });
      case 'hint':
        return fake.hint();
      case 'sign-in':
        return queue.resumeAfterSignIn();
      case 'pass':
        // The device answers in less time than that.
        await allDue();
        return fake.timers.pass(next.ms);
      default:
        if (row) command(next.type, row.id);
    }
  }

  return {
    act,
    /** Invariants that hold whenever no timer is due. */
    compare(): void {
      const running = rows().filter(isRunning);
      expect(rows().map(({ id }) => id)).toEqual(order.filter((id) => !dismissed.has(id)));
      const sent = fake.underWay().map(({ job }) => `${job.assetId} ${job.file.name} ${job.displayName}`);
      const shown = running.map(({ job }) => `${job.assetId} ${job.file.name} ${job.displayName}`);
      expect(sent.toSorted()).toEqual(shown.toSorted());
      expect(rows().filter(isMatchLost)).toEqual([]);
      const hasRoom = running.length < concurrency;
      const isFree = (row: Row): boolean => !running.some((other) => looksSame(other, row));
      const states = rows().filter(isFree).map(stateOf);
      if (hasRoom) expect(states).not.toContain('waiting (forced)');
      // While the connection is lost, uploads are sent one at a time.
      const isClear =
        fake.timers.pending().length === 0 &&
        rows().every((row) => stateOf(row) !== 'waiting (sign-in)') &&
        (running.length === 0 || !wasOffline);
      if (hasRoom && isClear) expect(states).not.toContain('waiting (queued)');
      const underCheck = checks.filter((each) => !each.signal.aborted && !isAnswered.has(each));
      if (rows().some(({ status }) => status === 'checking')) expect(underCheck).not.toEqual([]);
      expect([...broken]).toEqual([]);
    },
    /** Answers, decides, resumes and provides files until nothing is requested any more, even after a while. */
    async drain(): Promise<void> {
      for (let round = 0; round < 200 && this.open().length > 0; round += 1) {
        queue.resumeAfterSignIn();
        for (const row of rows()) {
          if (stateOf(row) === 'waiting (resume)') command('resume', row.id);
          if (stateOf(row) === 'waiting (decision)') command('retry', row.id);
          if (row.status === 'needs-file') giveFile(row, fileOf(contentOf(row)));
        }
        await allDue();
        while (checks.some((each) => !isAnswered.has(each))) answerCheck(0, 'hash');
        for (let left = fake.underWay().length; left > 0; left -= 1) settle(0, 'stored');
        await allDue();
        await fake.timers.pass(60_000);
      }
      this.compare();
    },
    /** Uploads that are still moving or waiting for a person. */
    open: () => rows().filter((row) => !isEnded(row) || row.status === 'needs-file'),
  };
}

test('[UPLOAD-18][UPLOAD-8][UPLOAD-41][UPLOAD-42][UPLOAD-44][UPLOAD-45][UPLOAD-48][UPLOAD-73][UPLOAD-74] after any events, uploads of the same content never overlap, nothing starts without a reason, and everything ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      fc.array(step, { maxLength: 40, size: 'max' }),
      async (concurrency, isDeafToAbort, steps) => {
        const watched = createWatched(concurrency, isDeafToAbort);
        for (const actions of steps) {
          for (const next of actions) await watched.act(next);
          await allDue();
          watched.compare();
        }
        await watched.drain();
        expect(watched.open()).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
  // A time limit, not a measurement: on a busy machine the runs are slow.
}, 60_000);
