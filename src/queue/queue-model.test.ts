import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { factsOf } from '#lib/file/file-facts.ts';

import { allDue, createFakePorts, createJobs, leaveOnDisk } from '../../tests/support/fakes/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from './queue.ts';
import { isEnded, isRunning } from './upload.ts';
import type { Job, UploadStatus, WaitsFor } from './upload.ts';

const sizeBytes = 100;
const totalBytes = 120;
const budget = 3;

const waits = ['busy', 'busy for 3 s', 'in maintenance', 'offline', 'cut', 'signed out'] as const;
type Wait = (typeof waits)[number];
type Outcome = 'stored' | 'duplicate' | 'problem' | 'rejection' | Wait;

const isUnavailable = (outcome: Outcome): boolean =>
  outcome === 'busy for 3 s' || outcome === 'in maintenance';
const isCut = (outcome: Outcome): boolean => outcome === 'offline' || outcome === 'cut';
const isWait = (outcome: Outcome): outcome is Wait => waits.some((each) => each === outcome);

/** Action of a person or the network. `pick` chooses among the rows, or among all attempts so far. */
type Action =
  | { readonly type: 'enqueue'; readonly count: number }
  | { readonly type: 'cancel' | 'retry' | 'dismiss' | 'pause' | 'resume'; readonly pick: number }
  | { readonly type: 'cancel-all' | 'hint' | 'sign-in' }
  | { readonly type: 'report'; readonly pick: number; readonly sentBytes: number }
  | { readonly type: 'settle'; readonly pick: number; readonly outcome: Outcome };

const commands = ['cancel', 'retry', 'dismiss', 'pause', 'resume'] as const;
const pick = fc.nat({ max: 20 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('enqueue' as const), count: fc.integer({ min: 0, max: 3 }) }),
  { arbitrary: fc.record({ type: fc.constantFrom(...commands), pick }), weight: 2 },
  fc.record({ type: fc.constant('report' as const), pick, sentBytes: fc.nat({ max: totalBytes + 10 }) }),
  {
    arbitrary: fc.record({
      type: fc.constant('settle' as const),
      pick,
      outcome: fc.constantFrom<Outcome[]>('stored', 'duplicate', 'problem', 'rejection', ...waits),
    }),
    weight: 2,
  },
  fc.record({ type: fc.constantFrom('cancel-all' as const, 'hint' as const, 'sign-in' as const) }),
);

/** Actions that happen before any microtask runs, or milliseconds that pass. */
const step = fc.oneof(
  { arbitrary: fc.array(action, { minLength: 1, maxLength: 4 }), weight: 3 },
  fc.constantFrom(400, 750, 1000, 3000, 60_000),
);

interface Row {
  readonly id: string;
  readonly job: Job;
  status: UploadStatus;
  /** Index among the attempts, while one is running. */
  attempt?: number;
  waitsFor?: WaitsFor<string>['kind'];
  sentBytes: number;
  farthestBytes: number;
  spent: number;
  /** The attempt before a scheduled retry. */
  waitedAfter?: number | undefined;
  /** Rejections before its wait, unless the service asked for it. */
  rejections?: number;
  /** True if the service asked for its wait. */
  isRequested?: boolean;
  /** True if its attempt began although the service took no uploads. */
  isForced?: boolean;
}

interface ModelTimer {
  readonly at: number;
  readonly ring: () => void;
}

/** Expected state of the queue, in the simplest form. */
function createModel(concurrency: number) {
  let rows: Row[] = [];
  let attemptCount = 0;
  let now = 0;
  let timers: ModelTimer[] = [];
  let pauses: readonly ModelTimer[] = [];
  /** Pauses that end when a document is stored. */
  let ownPauses: readonly ModelTimer[] = [];
  const failing = new Set<Row>();
  let rejections = 0;
  let connection: 'up' | 'down' | 'probe-due' = 'up';
  let losses = 0;
  let lastLost: Row | undefined;
  let probe: ModelTimer | undefined;

  const move = (status: UploadStatus, row: Row): void => {
    row.farthestBytes = Math.max(row.farthestBytes, row.sentBytes);
    Object.assign(row, { status, sentBytes: 0 });
    delete row.attempt;
    delete row.waitsFor;
  };
  const wait = (waitsFor: Row['waitsFor'], row: Row): void => {
    move('waiting', row);
    Object.assign(row, { waitsFor });
  };
  const setTimer = (delayMs: number, ring: () => void): ModelTimer => {
    const timer = { at: now + delayMs, ring };
    timers.push(timer);
    return timer;
  };
  const release = (from: Row['waitsFor']): void =>
    rows.filter(({ waitsFor }) => waitsFor === from).forEach((row) => wait('queued', row));
  const connectionUp = (): void => {
    if (connection === 'up') return;
    timers = timers.filter((timer) => timer !== probe);
    connection = 'up';
    release('connection');
  };
  const lost = (): void => {
    if (connection === 'down') return;
    connection = 'down';
    losses += 1;
    probe = setTimer(0.75 * Math.min(300_000, 1000 * 2 ** (losses - 1)), () => {
      connection = 'probe-due';
    });
  };
  const running = () => rows.filter(({ attempt }) => attempt !== undefined).length;
  function mayStart({ waitsFor }: Row): boolean {
    if (waitsFor === 'forced') return true;
    if (waitsFor !== 'queued' && waitsFor !== 'connection') return false;
    const isOnline = connection === 'up' || (connection === 'probe-due' && running() === 0);
    return isOnline && pauses.length === 0 && rows.every((row) => row.waitsFor !== 'sign-in');
  }
  function startWait(row: Row, outcome: Wait): void {
    const isFirst = failing.size === 0;
    const isAlone = isFirst || (failing.size === 1 && failing.has(row));
    if (outcome !== 'signed out' && (row.sentBytes > 0 || !isCut(outcome))) failing.add(row);
    const isCounted =
      outcome === 'busy'
        ? isAlone
        : isFirst && (isUnavailable(outcome) || (isCut(outcome) && row.sentBytes > 0));
    if (isCounted) row.spent = row.sentBytes > row.farthestBytes ? 1 : row.spent + 1;
    const isOver = isCounted && row.spent >= budget;
    if (isUnavailable(outcome) || (outcome === 'busy' && !isAlone)) {
      waitForService(row, { minMs: outcome === 'busy for 3 s' ? 3000 : 0, isOver });
    } else if (isOver) move('failed', row);
    else if (outcome === 'busy') waitLater(row, 0.5 * Math.min(60_000, 1000 * 2 ** (row.spent - 1)));
    else wait(outcome === 'signed out' ? 'sign-in' : 'connection', row);
  }
  function waitForService(row: Row, { minMs, isOver }: { minMs: number; isOver: boolean }): void {
    if (rejections === 0 || pauses.length === 0) rejections += 1;
    const delayMs = Math.max(minMs, 0.75 * Math.min(300_000, 1000 * 2 ** (rejections - 1)));
    const pause = setTimer(delayMs, () => (pauses = pauses.filter((each) => each !== pause)));
    pauses = [...pauses, pause];
    if (minMs === 0) ownPauses = [...ownPauses, pause];
    if (isOver) move('failed', row);
    else {
      waitLater(row, delayMs);
      row.rejections = minMs === 0 ? rejections : 0;
      row.isRequested = minMs > 0;
    }
  }
  function waitLater(row: Row, delayMs: number): void {
    const { attempt } = row;
    wait('retry-scheduled', row);
    row.waitedAfter = attempt;
    row.rejections = 0;
    row.isRequested = false;
    setTimer(delayMs, () => {
      if (row.waitsFor === 'retry-scheduled' && row.waitedAfter === attempt) wait('queued', row);
    });
  }

  return {
    rows: (): readonly Row[] => rows,
    add: (ids: readonly string[], jobs: readonly Job[]): void =>
      jobs.forEach((job, index) =>
        rows.push({
          id: ids[index] ?? '',
          job,
          status: 'waiting',
          waitsFor: 'queued',
          sentBytes: 0,
          farthestBytes: 0,
          spent: 0,
        }),
      ),
    cancel(row: Row): void {
      if (['waiting', 'sending', 'storing'].includes(row.status)) move('cancelled', row);
    },
    retry(row: Row): void {
      const isWaiting = ['retry-scheduled', 'connection', 'sign-in', 'resume'].includes(row.waitsFor ?? '');
      if (!isWaiting && !['failed', 'cancelled'].includes(row.status)) return;
      wait('forced', row);
      row.spent = 0;
    },
    pause(row: Row): void {
      if (['waiting', 'sending'].includes(row.status)) wait('resume', row);
    },
    resume(row: Row): void {
      if (row.waitsFor === 'resume') wait('queued', row);
    },
    dismiss(row: Row): void {
      if (['stored', 'already-exists', 'failed', 'cancelled'].includes(row.status)) {
        rows = rows.filter((candidate) => candidate !== row);
      }
    },
    report(attempt: number, reportedBytes: number): void {
      const row = rows.find((candidate) => candidate.attempt === attempt);
      if (!row) return;
      if (reportedBytes >= totalBytes) row.status = 'storing';
      row.sentBytes =
        row.status === 'storing'
          ? sizeBytes
          : Math.max(row.sentBytes, reportedBytes - totalBytes + sizeBytes);
      connectionUp();
    },
    settle(attempt: number, outcome: Outcome): void {
      const row = rows.find((candidate) => candidate.attempt === attempt);
      if (!row) return;
      if (isCut(outcome)) {
        lost();
        lastLost = row;
      } else {
        losses = 0;
        connectionUp();
        if (!isUnavailable(outcome) && outcome !== 'busy') {
          rejections = 0;
          failing.clear();
        }
      }
      if (outcome === 'stored' || outcome === 'duplicate') {
        release('sign-in');
        const isDue = (each: Row) => (each.rejections ?? 0) > 1 || (row.isForced && each.isRequested);
        for (const each of rows) {
          if (each.waitsFor === 'retry-scheduled' && isDue(each)) wait('queued', each);
        }
        const ended = row.isForced ? pauses : ownPauses;
        timers = timers.filter((timer) => !ended.includes(timer));
        pauses = pauses.filter((pause) => !ended.includes(pause));
      }
      const statuses = { stored: 'stored', duplicate: 'already-exists' } as const;
      if (isWait(outcome)) startWait(row, outcome);
      else move(outcome === 'stored' || outcome === 'duplicate' ? statuses[outcome] : 'failed', row);
    },
    hint(): void {
      if (connection !== 'down') return;
      timers = timers.filter((timer) => timer !== probe);
      connection = 'probe-due';
    },
    signIn: (): void => release('sign-in'),
    start(): void {
      while (running() < concurrency) {
        const first = (row: Row): boolean => row.status === 'waiting' && mayStart(row);
        const another = connection === 'up' ? undefined : rows.find((row) => row !== lastLost && first(row));
        const next = another ?? rows.find(first);
        if (!next) return;
        next.isForced = next.waitsFor === 'forced' && pauses.length > 0;
        move('sending', next);
        next.attempt = attemptCount++;
      }
    },
    pass(ms: number): void {
      const end = now + ms;
      const nextDue = () => timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      for (let due = nextDue(); due !== undefined; due = nextDue()) {
        const timer = due;
        timers = timers.filter((each) => each !== timer);
        now = timer.at;
        timer.ring();
        this.start();
      }
      now = end;
    },
  };
}

/** A queue and its model side by side; each change of the queue is checked against the invariants. */
function createPair(concurrency: number, isDeafToAbort: boolean) {
  const fake = createFakePorts({ isDeafToAbort });
  const queue = createQueue(fake.ports, { concurrency, attempts: budget });
  // Every file of this test is small.
  const most = concurrency === 1 ? 1 : Math.min(2 * concurrency, 5);
  const model = createModel(most);
  const settled = new Set<number>();
  /** By file name, which is unique. */
  const receiptsOf = new Map<string, FakeReceipt[]>();
  const sentBytesOf = new Map<string, number>();
  const broken: string[] = [];

  function expectThat(isTrue: boolean, invariant: string): void {
    if (!isTrue) broken.push(invariant);
  }

  queue.subscribe(() => {
    const uploads = queue.getSnapshot();
    const running = uploads.filter(isRunning);
    for (const upload of uploads) {
      if (!('pastAttempts' in upload)) continue;
      const { countedFailures } = upload.pastAttempts;
      const isOver = countedFailures >= budget && !['failed', 'cancelled'].includes(upload.status);
      expectThat(!isOver, 'nothing continues after its budget is used up');
    }
    expectThat(fake.underWay().length <= most, 'never more attempts than the concurrency');
    expectThat(running.length <= most, 'never more running uploads than the concurrency');
    for (const { job } of fake.underWay()) {
      expectThat(
        running.some((upload) => upload.job.file.name === job.file.name),
        'an upload that is not running has no live attempt',
      );
    }
    for (const upload of uploads) {
      if (upload.status === 'stored' || upload.status === 'already-exists') {
        const own = receiptsOf.get(upload.job.file.name) ?? [];
        expectThat(own.includes(upload.receipt), 'nothing is stored without the receipt of its own attempt');
      }
      if (upload.status === 'sending') {
        const { attemptId, sentBytes } = upload;
        expectThat(sentBytes >= (sentBytesOf.get(attemptId) ?? 0), 'progress never goes back');
        expectThat(sentBytes < sizeBytes, 'a file is never complete while it is sending');
        sentBytesOf.set(attemptId, sentBytes);
      }
    }
  });

  /** Applies an action to both; returns the effects that reach the queue only after microtasks. */
  function act(next: Action): (() => void) | undefined {
    switch (next.type) {
      case 'enqueue': {
        const jobs = createJobs(next.count);
        for (const { file } of jobs) leaveOnDisk(file);
        model.add(
          queue.enqueue(jobs),
          jobs.map((job) => ({ ...job, file: factsOf(job.file) })),
        );
        return undefined;
      }
      case 'hint':
        fake.hint();
        model.hint();
        return undefined;
      case 'sign-in':
        queue.resumeAfterSignIn();
        model.signIn();
        return undefined;
      case 'cancel-all':
        for (const row of model.rows()) {
          queue.cancel(row.id);
          model.cancel(row);
        }
        return undefined;
      case 'cancel':
      case 'retry':
      case 'dismiss':
      case 'pause':
      case 'resume': {
        const row = pickFrom(model.rows(), next.pick);
        if (!row) return undefined;
        if (next.type === 'dismiss') queue.dismiss([row.id]);
        else queue[next.type](row.id);
        model[next.type](row);
        return undefined;
      }
      case 'report': {
        const index = next.pick % fake.attempts.length;
        fake.attempts[index]?.report({ sentBytes: next.sentBytes, totalBytes });
        model.report(index, next.sentBytes);
        return undefined;
      }
      case 'settle':
        return settle(next.pick % fake.attempts.length, next.outcome);
    }
  }

  function settle(index: number, outcome: Outcome): (() => void) | undefined {
    const attempt = fake.attempts[index];
    if (!attempt || settled.has(index)) return undefined;
    settled.add(index);
    const wasUnderWay = attempt.isUnderWay();
    if (isWait(outcome)) attempt.fail(outcome);
    else if (outcome === 'problem') attempt.fail('rejected');
    else if (outcome === 'rejection') attempt.reject(new Error('foreign'));
    else {
      const receipt = attempt.succeed(outcome);
      const { name } = attempt.job.file;
      if (wasUnderWay) receiptsOf.set(name, [...(receiptsOf.get(name) ?? []), receipt]);
    }
    return () => model.settle(index, outcome);
  }

  return {
    async run(actions: readonly Action[]): Promise<void> {
      // The order of two answers at the same moment doesn't matter, but it matters for actions that block or unblock
      // other uploads.
      const settles = actions.filter((next) => next.type === 'settle');
      if (settles.length > 1 && settles.some(({ outcome }) => isWait(outcome))) {
        for (const next of actions) await this.run([next]);
        return;
      }
      const later = actions.map((next) => act(next));
      await allDue();
      model.start();
      for (const apply of later) apply?.();
      model.start();
    },
    async pass(ms: number): Promise<void> {
      await fake.timers.pass(ms);
      model.pass(ms);
    },
    compare(): void {
      const shown = queue.getSnapshot().map((upload) => {
        const { id, job, status } = upload;
        return { id, job, status, waitsFor: upload.status === 'waiting' ? upload.waitsFor.kind : undefined };
      });
      expect(shown).toEqual(
        model.rows().map(({ id, job, status, waitsFor }) => ({ id, job, status, waitsFor })),
      );
      const live = model.rows().flatMap(({ attempt }) => attempt ?? []);
      expect(fake.underWay()).toEqual(live.toSorted((a, b) => a - b).map((index) => fake.attempts[index]));
      expect(broken).toEqual([]);
    },
    /** Resumes, signs in and answers every request until nothing is requested any more, even after a while. */
    async drain(): Promise<void> {
      for (const { id } of queue.getSnapshot()) queue.resume(id);
      queue.resumeAfterSignIn();
      await allDue();
      while (fake.underWay().length > 0 || fake.timers.pending().length > 0) {
        for (const attempt of fake.underWay()) settle(fake.attempts.indexOf(attempt), 'stored');
        await allDue();
        await fake.timers.pass(60_000);
      }
      expect(broken).toEqual([]);
    },
    unended: () => queue.getSnapshot().filter((upload) => !isEnded(upload)),
  };
}

const pickFrom = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

test('[UPLOAD-2][UPLOAD-7][UPLOAD-23][UPLOAD-8][UPLOAD-12][UPLOAD-14][UPLOAD-18][UPLOAD-29][UPLOAD-30][UPLOAD-31][UPLOAD-32][UPLOAD-42] after any events, the queue matches the model, and everything ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      fc.array(step, { maxLength: 30, size: 'max' }),
      async (concurrency, isDeafToAbort, steps) => {
        const pair = createPair(concurrency, isDeafToAbort);
        for (const next of steps) {
          await (typeof next === 'number' ? pair.pass(next) : pair.run(next));
          pair.compare();
        }
        await pair.drain();
        expect(pair.unended()).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
  // A time limit, not a measurement: on a busy machine the runs are slow.
}, 60_000);
