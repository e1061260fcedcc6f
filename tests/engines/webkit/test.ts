import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { test as base } from '@playwright/test';

import { startAppInHost, type AppProcess } from '../../e2e/app-process.ts';
import { startChaosProxy, type ChaosProxy } from '../../faults/chaos-proxy.ts';
import { createAssetPage, type AssetPage } from './asset-page.ts';
import { startWebKit } from './start-driver.ts';
import { createTab, type Tab } from './tab.ts';

interface Fixtures {
  /** Environment of the application's process. */
  readonly appEnv: Record<string, string>;
  /** Environment of the browser: its language and theme. */
  readonly browserEnv: Record<string, string>;
  /** The service's data. */
  readonly dataDir: string;
  readonly app: AppProcess;
  /** Number of documents that the service holds with this content. */
  readonly timesStored: (content: Uint8Array) => number;
  readonly tab: Tab;
  /** The page of PRESS-0042, open for a signed-in person. */
  readonly assetPage: AssetPage;
  /** Limit of the proxy in both directions; 0 for none. */
  readonly line: { bytesPerSecond: number };
  /** Forwards to the application. */
  readonly network: ChaosProxy;
}

/** A test in WebKit with a separate application. */
export const test = base.extend<Fixtures>({
  appEnv: [{}, { option: true }],
  browserEnv: [{}, { option: true }],
  dataDir: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-data-'));
    await provide(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  app: async ({ appEnv, dataDir }, provide) => {
    const app = await startAppInHost({ DATA_DIR: dataDir, ...appEnv });
    await provide(app);
    await app.stop();
  },
  timesStored: async ({ dataDir }, provide) =>
    provide((content) => {
      const sum = createHash('sha256').update(content).digest('hex');
      const folder = join(dataDir, 'documents');
      const records = readdirSync(folder).filter((name) => name.endsWith('.json'));
      return records.filter((name) => readFileSync(join(folder, name), 'utf8').includes(sum)).length;
    }),
  tab: async ({ browserEnv }, provide) => {
    const webKit = await startWebKit(browserEnv);
    const driver = await webKit.open();
    const tab = createTab(driver);
    await tab.resize(1280, 900);
    await provide(tab);
    await driver.quit();
    webKit.stop();
  },
  assetPage: async ({ tab, app }, provide) => {
    await tab.openSignedIn(app.url);
    await provide(createAssetPage(tab));
  },
  line: async ({}, provide) => provide({ bytesPerSecond: 0 }),
  network: async ({ app, line }, provide) => {
    const proxy = await startChaosProxy({
      target: () => new URL(app.url),
      line: Object.assign(line, { keepsAlive: true }),
    });
    await provide(proxy);
    await proxy.stop();
  },
});

export { expect } from '@playwright/test';

/** Writes a file of the running test to choose; returns its path. */
export function write(name: string, content: string | Uint8Array): string {
  const path = base.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
