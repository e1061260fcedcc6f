// Many small files, from the click until the last one is stored.
import { test } from '../e2e/test.ts';
import { contenders, curlMs, peers } from './contenders.ts';
import { manyDocuments } from './documents.ts';
import { ours, record } from './figures.ts';

const size = 1000;

test(`upload of ${size} files of 20 kB`, async ({ browser }) => {
  test.setTimeout(3_600_000);
  const taken = new Map([['curl -F in a loop', await curlMs(await manyDocuments(size, 20_000))]]);
  for (const contender of contenders) {
    const contest = await contender.open(await browser.newContext());
    await contest.add(await manyDocuments(size, 20_000));
    const start = performance.now();
    await contest.send();
    await contest.untilStored(size);
    taken.set(contender.name, performance.now() - start);
    await contest.end();
  }
  const fastestMs = Math.min(...peers.flatMap(({ name }) => taken.get(name) ?? []));
  for (const [who, value] of taken) {
    const bound = who === ours && { bound: fastestMs * 1.15 };
    record({ work: 'upload of files of 20 kB', who, size, sizeUnit: 'files', value, unit: 'ms', ...bound });
  }
});
