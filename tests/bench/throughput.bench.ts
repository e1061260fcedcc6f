// One large file: speed, steadiness and memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { test } from '../e2e/test.ts';
import { startKillableBrowser } from '../faults/killable-browser.ts';
import { bare, contenders, curlMs, type Contender, type Contest } from './contenders.ts';
import { freshDocument } from './documents.ts';
import { ours, record } from './figures.ts';
import { median } from './median.ts';
import { watchGrowth, withDescendants } from './process-memory.ts';

declare global {
  interface Window {
    readonly changes: readonly number[];
    readonly clickedAt: number;
  }
}

const size = 1e9;
/** The median of several runs, with the contenders taking turns: a bare page is sometimes a quarter faster. */
const rounds = 5;

test('upload of one file of 1 GB', async () => {
  test.setTimeout(3_600_000);
  const taken = new Map<string, number[]>();
  const note = (who: string, ms: number) => taken.set(who, [...(taken.get(who) ?? []), ms]);
  for (let round = 0; round < rounds; round += 1) {
    note('curl -F', await curlMs([await freshDocument(size)]));
    for (const contender of contenders) {
      await withProfile(contender, async (contest) => {
        await contest.add([await freshDocument(size)]);
        const sinceClickMs = await watchClick(contest.page);
        await contest.send();
        await contest.untilStored(1);
        note(contender.name, await sinceClickMs());
      });
    }
  }
  const boundMs = median(taken.get(bare.name)!) * 1.11;
  for (const [who, all] of taken) {
    const bound = who === ours && { bound: boundMs };
    record({
      work: 'upload of one file',
      who,
      size,
      sizeUnit: 'bytes',
      value: median(all),
      unit: 'ms',
      ...bound,
    });
  }
});

/** Returns the milliseconds since the page was clicked: finding a button takes Playwright longer in a larger page. */
async function watchClick(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(globalThis, { clickedAt: performance.now() }), {
      capture: true,
      once: true,
    });
  });
  return () => page.evaluate(() => performance.now() - window.clickedAt);
}

/** Records in the page when the number beside a progress bar changes; returns the longest pause in ms. */
async function watchProgress(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const changes: number[] = [];
    Object.assign(globalThis, { changes });
    let last: number | undefined;
    const look = () => {
      const value = document.querySelector<HTMLProgressElement>('.upload progress')?.value;
      if (value !== undefined && value !== last) changes.push(performance.now());
      last = value;
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const { changes } = window;
      return Math.max(...changes.slice(1).map((at, index) => at - changes[index]!));
    });
}

test('1 GB: the longest pause between two steps of the progress', async ({ browser }) => {
  test.setTimeout(3_600_000);
  const contest = await contenders[0]!.open(await browser.newContext());
  await contest.add([await freshDocument(size)]);
  const longestPause = await watchProgress(contest.page);
  await contest.send();
  await contest.untilStored(1);
  const value = await longestPause();
  await contest.end();
  record({
    work: 'longest pause of the progress',
    who: ours,
    size,
    sizeUnit: 'bytes',
    value,
    unit: 'ms',
    bound: 500,
  });
});

for (const contender of [contenders[0]!, bare]) {
  test(`2.5 GB: how far memory grows, ${contender.name}`, async () => {
    test.setTimeout(3_600_000);
    await withProfile(contender, async (contest, processId) => {
      // Memory of the first upload in a browser isn't that of the file.
      await contest.add([await freshDocument(10e6)]);
      await contest.send();
      await contest.untilStored(1);
      await contest.add([await freshDocument(2.5e9)]);
      const grownMiB = watchGrowth([processId, contest.app.processId()].flatMap(withDescendants));
      await contest.send();
      await contest.untilStored(2);
      record({
        work: 'memory of browser and service during one upload',
        who: contender.name,
        size: 2.5e9,
        sizeUnit: 'bytes',
        value: grownMiB(),
        unit: 'MiB',
        ...(contender.name === ours && { bound: 60 }),
      });
    });
  });
}

/** A browser with a profile on disk, as people have: without one it keeps stored data in memory. */
async function withProfile(
  contender: Contender,
  run: (contest: Contest, processId: number) => Promise<void>,
): Promise<void> {
  const profileDir = await mkdtemp(join(tmpdir(), 'asset-documents-profile-'));
  const { page, processId, kill } = await startKillableBrowser(profileDir);
  const contest = await contender.open(page.context());
  // On a first visit, a page goes on loading while a person looks for the file.
  await contest.page.waitForTimeout(3000);
  await run(contest, processId);
  await contest.end();
  await kill();
  await rm(profileDir, { recursive: true });
}
