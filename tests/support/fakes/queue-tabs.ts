import { createQueue } from '#queue/queue.ts';

import type { FakeTab } from './fake-tabs.ts';
import { allDue, createFakePorts } from './queue-fakes.ts';

/** Waits for messages, locks and what they cause: some turns, and more for writes. */
export async function settleTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await allDue();
}

let lastId = 0;

/** Opens the queue of a tab, by default with one slot. IDs rise, and are unique among all tabs. */
export function openQueue(
  fakeTab: FakeTab,
  {
    concurrency = 1,
    ...ports
  }: Parameters<typeof createFakePorts>[0] & { readonly concurrency?: number } = {},
) {
  const fake = createFakePorts({
    tabs: fakeTab.channel,
    createId: () => `id-${String((lastId += 1)).padStart(6, '0')}`,
    ...ports,
  });
  const queue = createQueue(fake.ports, { concurrency });
  return {
    ...fake,
    ...fakeTab,
    queue,
    rows: () => queue.getSnapshot().map(({ job, status }) => [job.displayName, status]),
  };
}

type QueueTab = ReturnType<typeof openQueue>;

/** Advances the clock of a tab, in steps between which messages arrive. */
export async function pass({ timers }: Pick<QueueTab, 'timers'>, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await timers.pass(1000);
    await settleTurns(8);
  }
}
