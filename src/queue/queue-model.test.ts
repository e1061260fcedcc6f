import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { allDue, createFakePorts, createJobs } from '../../tests/support/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/queue-fakes.ts';

import { isEnded, isRunning } from './item.ts';
import type { Job, UploadStatus } from './item.ts';
import { createQueue } from './queue.ts';

const sizeBytes = 100;
const totalBytes = 120;

type Outcome = 'stored' | 'duplicate' | 'problem' | 'rejection';

/** What a person or the network does next. `pick` chooses among the rows, or among all attempts there ever were. */
type Action =
  | { readonly type: 'enqueue'; readonly count: number }
  | { readonly type: 'cancel' | 'retry' | 'dismiss'; readonly pick: number }
  | { readonly type: 'cancel-all' }
  | { readonly type: 'report'; readonly pick: number; readonly sentBytes: number }
  | { readonly type: 'settle'; readonly pick: number; readonly outcome: Outcome };

const pick = fc.nat({ max: 20 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('enqueue' as const), count: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ type: fc.constantFrom('cancel' as const, 'retry' as const, 'dismiss' as const), pick }),
  fc.record({ type: fc.constant('report' as const), pick, sentBytes: fc.nat({ max: totalBytes + 10 }) }),
  {
    arbitrary: fc.record({
      type: fc.constant('settle' as const),
      pick,
      outcome: fc.constantFrom<Outcome[]>('stored', 'duplicate', 'problem', 'rejection'),
    }),
    weight: 2,
  },
  fc.constant({ type: 'cancel-all' as const }),
);

/** What is done in one go, before any promise gets its turn. */
const step = fc.array(action, { minLength: 1, maxLength: 4 });

interface Row {
  readonly id: string;
  readonly job: Job;
  status: UploadStatus;
  /** Index among the attempts, while one is running. */
  attempt?: number;
}

/** What the queue should show, told in the plainest way. */
function createModel(concurrency: number) {
  let rows: Row[] = [];
  let attemptCount = 0;
  const move = (status: UploadStatus, row: Row): void => {
    row.status = status;
    delete row.attempt;
  };
  return {
    rows: (): readonly Row[] => rows,
    add: (ids: readonly string[], jobs: readonly Job[]): void =>
      ids.forEach((id, index) => rows.push({ id, job: jobs[index]!, status: 'waiting' })),
    cancel(row: Row): void {
      if (['waiting', 'sending', 'storing'].includes(row.status)) move('cancelled', row);
    },
    retry(row: Row): void {
      if (['failed', 'cancelled'].includes(row.status)) move('waiting', row);
    },
    dismiss(row: Row): void {
      if (['stored', 'already-exists', 'failed', 'cancelled'].includes(row.status)) {
        rows = rows.filter((candidate) => candidate !== row);
      }
    },
    report(attempt: number, sentBytes: number): void {
      const row = rows.find((candidate) => candidate.attempt === attempt);
      if (row && sentBytes >= totalBytes) row.status = 'storing';
    },
    settle(attempt: number, outcome: Outcome): void {
      const row = rows.find((candidate) => candidate.attempt === attempt);
      if (!row) return;
      const statuses = { stored: 'stored', duplicate: 'already-exists' } as const;
      move(outcome === 'stored' || outcome === 'duplicate' ? statuses[outcome] : 'failed', row);
    },
    start(): void {
      for (const row of rows) {
        const running = rows.filter((candidate) => candidate.attempt !== undefined).length;
        if (running >= concurrency) return;
        if (row.status === 'waiting') Object.assign(row, { status: 'sending', attempt: attemptCount++ });
      }
    },
  };
}

/** A queue and its model side by side; at every change of the queue the invariants are looked at. */
function createPair(concurrency: number, isDeafToAbort: boolean) {
  const fake = createFakePorts({ isDeafToAbort });
  const queue = createQueue(fake.ports, { concurrency });
  const model = createModel(concurrency);
  const settled = new Set<number>();
  const receiptsOf = new Map<Job, FakeReceipt[]>();
  const sentBytesOf = new Map<string, number>();
  const broken: string[] = [];

  function expectThat(isHeld: boolean, invariant: string): void {
    if (!isHeld) broken.push(invariant);
  }

  queue.subscribe(() => {
    const uploads = queue.getSnapshot();
    const running = uploads.filter(isRunning);
    expectThat(fake.underWay().length <= concurrency, 'never more attempts than the concurrency');
    expectThat(running.length <= concurrency, 'never more running uploads than the concurrency');
    for (const { job } of fake.underWay()) {
      expectThat(
        running.some((upload) => upload.job === job),
        'an upload that is not running has no live attempt',
      );
    }
    for (const upload of uploads) {
      if (upload.status === 'stored' || upload.status === 'already-exists') {
        const own = receiptsOf.get(upload.job) ?? [];
        expectThat(own.includes(upload.receipt), 'nothing is stored without the receipt of its own attempt');
      }
      if (upload.status === 'sending') {
        const { attemptId, sentBytes } = upload;
        expectThat(sentBytes >= (sentBytesOf.get(attemptId) ?? 0), 'progress never goes back');
        expectThat(sentBytes < sizeBytes, 'a file is never whole while it is sending');
        sentBytesOf.set(attemptId, sentBytes);
      }
    }
  });

  /** Does it to both at once; gives what reaches the queue only when promises get their turn. */
  function act(next: Action): (() => void) | undefined {
    switch (next.type) {
      case 'enqueue': {
        const jobs = createJobs(next.count);
        model.add(queue.enqueue(jobs), jobs);
        return undefined;
      }
      case 'cancel-all':
        for (const row of model.rows()) {
          queue.cancel(row.id);
          model.cancel(row);
        }
        return undefined;
      case 'cancel':
      case 'retry':
      case 'dismiss': {
        const row = pickFrom(model.rows(), next.pick);
        if (!row) return undefined;
        queue[next.type](row.id);
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
    if (outcome === 'problem') attempt.fail('refused');
    else if (outcome === 'rejection') attempt.reject(new Error('foreign'));
    else {
      const receipt = attempt.succeed(outcome);
      if (wasUnderWay) receiptsOf.set(attempt.job, [...(receiptsOf.get(attempt.job) ?? []), receipt]);
    }
    return () => model.settle(index, outcome);
  }

  return {
    async run(actions: readonly Action[]): Promise<void> {
      const later = actions.map((next) => act(next));
      await allDue();
      model.start();
      for (const apply of later) {
        apply?.();
        model.start();
      }
    },
    compare(): void {
      const shown = queue.getSnapshot().map(({ id, job, status }) => ({ id, job, status }));
      expect(shown).toEqual(model.rows().map(({ id, job, status }) => ({ id, job, status })));
      const live = model.rows().flatMap(({ attempt }) => attempt ?? []);
      expect(fake.underWay()).toEqual(live.toSorted((a, b) => a - b).map((index) => fake.attempts[index]));
      expect(broken).toEqual([]);
    },
    /** Answers everything that is asked until nothing is asked any more. */
    async drain(): Promise<void> {
      while (fake.underWay().length > 0) {
        for (const attempt of fake.underWay()) settle(fake.attempts.indexOf(attempt), 'stored');
        await allDue();
      }
      expect(broken).toEqual([]);
    },
    unended: () => queue.getSnapshot().filter((upload) => !isEnded(upload)),
  };
}

const pickFrom = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

test('[Q2][Q7][Q8][Q12][Q13][Q14][Q20] whatever happens, the queue shows what the model shows and ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      fc.array(step, { maxLength: 30 }),
      async (concurrency, isDeafToAbort, steps) => {
        const pair = createPair(concurrency, isDeafToAbort);
        for (const actions of steps) {
          await pair.run(actions);
          pair.compare();
        }
        await pair.drain();
        expect(pair.unended()).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
