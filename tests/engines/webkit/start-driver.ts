import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { freePort } from '../../e2e/app-process.ts';

/** WebKit on a display of its own. */
export interface WebKit {
  /** Opens a window without data of earlier ones. */
  readonly open: () => Promise<WebDriver>;
  readonly stop: () => void;
}

/** Draws without a graphics card, which a display in memory doesn't have. */
const software = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** Settings of the browser: its toolbar isn't wider than a phone. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const css = '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), css);
  return folder;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

export async function startWebKit(env: Readonly<Record<string, string>> = {}): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
  const port = await freePort();
  const settings = settingsFolder();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...software,
      LANGUAGE: 'en',
      XDG_CONFIG_HOME: settings,
      ...env,
      DISPLAY: `:${display}`,
    },
  });
  await once(driver, 'spawn');
  await expect.poll(() => accepts(port)).toBe(true);
  return {
    open: () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build(),
    stop: () => {
      driver.kill();
      screen.kill();
      rmSync(settings, { recursive: true });
    },
  };
}
