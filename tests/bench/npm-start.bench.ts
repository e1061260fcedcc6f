// Time from `npm start` without caches until the asset page can be used.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { untilPrinted } from '../e2e/app-process.ts';
import { test } from '../e2e/test.ts';
import { ours, record } from './figures.ts';
import { median } from './median.ts';

const runs = 5;
const patience = { timeout: 60_000 };

test('"npm start" without caches, until a page can be used', async ({ browser }) => {
  test.setTimeout(600_000);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-'));
    await rm(resolve('node_modules/.vite'), { recursive: true, force: true });
    // Nothing is cached, and nobody is signed in.
    const page = await browser.newPage();
    const start = performance.now();
    const child = spawn('npm', ['start'], {
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const printed = await untilPrinted(child, 'http://localhost:');
    await page.goto(`${/http:\/\/localhost:\d+/.exec(printed)?.[0]}/#/assets/TANK-007`);
    await page.getByRole('button', { name: 'Mia Berg' }).click(patience);
    await page.getByRole('button', { name: 'Choose files' }).waitFor(patience);
    times.push(performance.now() - start);
    const ended = once(child, 'exit');
    process.kill(-child.pid!);
    await ended;
    await page.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  record({
    work: 'npm start until a page can be used',
    who: ours,
    size: 1,
    sizeUnit: 'once',
    value: median(times),
    unit: 'ms',
    bound: 4000,
  });
});
