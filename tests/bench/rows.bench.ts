// Cost of a long list: time until it is shown, long tasks and nodes of the page.
import { test } from '../e2e/test.ts';
import { bare, contenders } from './contenders.ts';
import { manyDocuments } from './documents.ts';
import { ours, record } from './figures.ts';
import { readLongTasks, watchLongTasks } from './long-tasks.ts';

const size = 5000;

for (const contender of contenders) {
  test(`a list of ${size} rows, ${contender.name}`, async ({ browser }) => {
    test.setTimeout(3_600_000);
    const contest = await contender.open(await browser.newContext());
    await watchLongTasks(contest.page);
    const paths = await manyDocuments(size, 2000);
    const start = performance.now();
    await contest.add(paths);
    const listedMs = performance.now() - start;
    // Work that continues after the list is shown, such as reading the files' first bytes.
    await contest.page.waitForTimeout(2000);
    const longestMs = Math.max(0, ...(await readLongTasks(contest.page)));
    const nodes = await contest.page.locator('*').count();
    await contest.end();
    const row = { who: contender.name, size, sizeUnit: 'rows' } as const;
    const bound = (most: number) => contender.name === ours && { bound: most };
    record({
      ...row,
      work: 'longest task while files are listed',
      value: longestMs,
      unit: 'ms',
      ...bound(50),
    });
    // It has no list: its longest task is the one in which the browser hands over the files.
    if (contender === bare) return;
    record({ ...row, work: 'files listed after', value: listedMs, unit: 'ms', ...bound(3000) });
    record({ ...row, work: 'nodes of the page', value: nodes, unit: 'nodes', ...bound(1500) });
  });
}
