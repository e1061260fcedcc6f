import { expect } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';

import { fetchSession, startSession } from '../../e2e/sign-in.ts';
import { createLocator, type Locator } from './locator.ts';

/** The window of a test, and what a person does in it. */
export interface Tab extends Locator {
  readonly driver: WebDriver;
  readonly open: (url: string) => Promise<void>;
  /**
   * Opens a page of the application with a person's session; `appUrl` differs from the origin of the page behind a proxy.
   */
  readonly openSignedIn: (origin: string, appUrl?: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs in the page. */
  readonly run: <T>(script: (...args: never[]) => T | Promise<T>, ...args: readonly unknown[]) => Promise<T>;
  /** Runs within nested frames, from the outermost to the innermost. */
  readonly inFrames: <T>(frames: readonly Locator[], work: (frame: Locator) => Promise<T>) => Promise<T>;
}

export function createTab(driver: WebDriver): Tab {
  const run: Tab['run'] = (script, ...args) => driver.executeScript(script, ...args);
  return {
    ...createLocator(driver),
    driver,
    run,
    open: (url) => driver.get(url),
    openSignedIn: async (origin, appUrl = origin) => {
      const { session } = await fetchSession(appUrl, 'm.berg');
      // A page of the same origin that runs no script.
      await driver.get(`${origin}/config.json`);
      await run(startSession, session);
      await driver.get(`${origin}/#/assets/PRESS-0042`);
    },
    resize: async (width, height) => {
      const rect = await driver.manage().window().getRect();
      const inner = await run(() => [innerWidth, innerHeight] as const);
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: rect.width + width - inner[0],
          height: rect.height + height - inner[1],
        });
      await expect.poll(() => run(() => innerWidth)).toBe(width);
    },
    inFrames: async (frames, work) => {
      try {
        for (const frame of frames) await driver.switchTo().frame(await frame.element());
        return await work(createLocator(driver));
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
  };
}
