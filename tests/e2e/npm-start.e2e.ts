import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { files } from '../fixtures/make-files.ts';
import { portOf } from '../support/fakes/port-of.ts';
import { untilPrinted } from './app-process.ts';
import { createAssetPage } from './asset-page.ts';
import { createPreviewPage } from './preview-page.ts';
import { expect, test } from './test.ts';

test('"npm start" prints one address, takes the next free port, and serves the main tasks', async ({
  page,
}) => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const port = portOf(taken);
  const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-'));
  const child = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // The builds of this process have set it to `production`.
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    const printed = await untilPrinted(child, 'http://localhost:');
    const url = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    const opened = await page.goto(`${url}/#/assets/TANK-007`);
    expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
    await page.getByRole('button', { name: 'Mia Berg' }).click();
    const assetPage = createAssetPage(page);
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf, files.smallManual);
    const preview = createPreviewPage(page);
    await preview.open();
    await preview.dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Display name').last().fill('Pump manual');
    await assetPage.upload(2);
    await assetPage.expectStatus('Pump manual', 'Stored');
  } finally {
    process.kill(-child.pid!);
    taken.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
