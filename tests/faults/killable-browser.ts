import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium, type Page } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.ts';

/** A browser with its own profile that can be killed as in a power cut. */
export interface KillableBrowser {
  readonly page: Page;
  readonly processId: number;
  /** Sends SIGKILL to all of its processes at once. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser on this profile, with the data of earlier ones. */
export async function startKillableBrowser(profileDir: string): Promise<KillableBrowser> {
  const portFile = join(profileDir, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profileDir}`];
  // A separate process group, so that all of it can be killed by one ID.
  const child = spawn(findBrowser(), [...launchArgs(), ...args, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const killAll = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  // Otherwise it would survive a test that fails.
  process.once('exit', killAll);
  child.once('exit', () => process.off('exit', killAll));
  const browser = await chromium.connectOverCDP(await untilWritten(portFile), { isLocal: true });
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser did not start.');
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    processId: child.pid!,
    async kill() {
      killAll();
      await exited;
      await browser.close();
    },
  };
}

/** Address that the browser writes into its profile once it listens. */
async function untilWritten(portFile: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const text = await readFile(portFile, 'utf8').catch(() => '');
    const [port, path] = text.split('\n');
    if (path) return `ws://127.0.0.1:${port}${path}`;
    await sleep(100);
  }
  throw new Error('The browser did not open its port.');
}
