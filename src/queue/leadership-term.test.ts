import { expect, test } from 'vitest';

import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import { createConfirmedDispatch } from './leadership-term.ts';
import type { QueueEvent } from './store.ts';
import type { TabChannel } from './tabs/tab-channel.ts';

/** A leading tab whose browser answers when the test wants. */
function createLeader() {
  const dispatched: QueueEvent[] = [];
  const answers: ((isLeading: boolean) => void)[] = [];
  const isLeading = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    answers.push(resolve);
    return promise;
  };
  const { deliver, handOver } = createConfirmedDispatch({
    channel: fakeOf<TabChannel>({ isLeading }),
    dispatch: (event) => dispatched.push(event),
  });
  /** Returns the events that the next leader gets. */
  const handedOver = (): readonly QueueEvent[] => {
    const events: QueueEvent[] = [];
    handOver(async (event) => void events.push(event));
    return events;
  };
  return { deliver, handedOver, dispatched, answers };
}

const bodySent = { type: 'body-sent', id: 'upload-1', attemptId: 'attempt' } as const;
const missing = { type: 'file-missing', id: 'upload-1', attemptId: 'attempt' } as const;

test('[UPLOAD-68] that the body is sent is verified with the end of the attempt', async () => {
  const { deliver, handedOver, dispatched, answers } = createLeader();
  await deliver(bodySent);
  expect(answers).toHaveLength(0);
  expect(handedOver()).toEqual([bodySent]);
  const delivered = deliver(missing);
  expect(dispatched).toEqual([bodySent, missing]);
  answers[0]?.(true);
  await delivered;
  expect(handedOver()).toEqual([]);
});

test('[UPLOAD-68] what happens after the browser was asked stays unverified', async () => {
  const { deliver, handedOver, answers } = createLeader();
  const delivered = deliver(missing);
  await deliver(bodySent);
  answers[0]?.(true);
  await delivered;
  expect(handedOver()).toEqual([bodySent]);
});

test('[UPLOAD-68] an event is delivered once the next leader has it', async () => {
  const { deliver, handedOver, answers } = createLeader();
  let isDelivered = false;
  void deliver(missing).then(() => (isDelivered = true));
  answers[0]?.(false);
  await new Promise(setImmediate);
  expect(isDelivered).toBe(false);
  expect(handedOver()).toEqual([missing]);
  await new Promise(setImmediate);
  expect(isDelivered).toBe(true);
});
