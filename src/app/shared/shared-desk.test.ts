import { expect, test } from 'vitest';

import { createSharedDesk } from './shared-desk.ts';

const always = () => true;

/** A desk for one file on a device that answers when it is told to. */
function createBench() {
  let kept = [{ key: 'share-1', file: new File(['x'], 'plan.pdf') }];
  const device = { answer: () => undefined as void, isSlow: false };
  const desk = createSharedDesk({
    list: async () => {
      if (device.isSlow) await new Promise<void>((resolve) => (device.answer = resolve));
      return kept;
    },
    forget: async (keys) => {
      kept = kept.filter(({ key }) => !keys.includes(key));
    },
  });
  return { desk, device, kept: () => kept.length };
}

test('[O11] a file is given to one form, and goes when that has handed it over', async () => {
  const { desk, kept } = createBench();
  expect(await desk.take('press', always)).toMatchObject([{ name: 'plan.pdf' }]);
  expect(await desk.take('tank', always)).toEqual([]);
  desk.handedOver('tank');
  expect(kept()).toBe(1);
  desk.handedOver('press');
  expect(kept()).toBe(0);
});

test('[O11] a form that goes without handing over gives its files back, not those that it handed over', async () => {
  const { desk } = createBench();
  await desk.take('press', always);
  desk.giveBack('press');
  expect(await desk.pending()).toHaveLength(1);
  await desk.take('press', always);
  desk.handedOver('press');
  desk.giveBack('press');
  expect(await desk.pending()).toEqual([]);
});

test('[O11] a form that goes while its files are looked up has none', async () => {
  const { desk, device, kept } = createBench();
  device.isSlow = true;
  let isWanted = true;
  const taking = desk.take('press', () => isWanted);
  isWanted = false;
  desk.giveBack('press');
  device.answer();
  expect(await taking).toEqual([]);
  device.isSlow = false;
  desk.handedOver('press');
  expect(kept()).toBe(1);
  expect(await desk.take('press', always)).toHaveLength(1);
});

test('[O11] what is discarded with its form is gone, and what waits with the note', async () => {
  const taken = createBench();
  await taken.desk.take('press', always);
  await taken.desk.discard();
  expect(taken.kept()).toBe(1);
  taken.desk.discardTaken();
  taken.desk.giveBack('press');
  expect(taken.kept()).toBe(0);
  const waiting = createBench();
  waiting.desk.discardTaken();
  expect(waiting.kept()).toBe(1);
  await waiting.desk.discard();
  expect(waiting.kept()).toBe(0);
});
