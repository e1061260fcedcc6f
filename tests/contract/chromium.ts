import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';

import { findBrowser, launchArgs } from '../support/find-browser.ts';

export const megabyte = 1_000_000;
export const longAgo = new Date('2024-05-01T10:00:00Z');

/** Starts Chromium with a folder for the files of a test. */
export async function startChromium() {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
  return {
    folder,
    /** Opens a page that ends with the test. */
    newPage: async (): Promise<Page> => {
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      return page;
    },
    /** Writes a file without two equal megabytes in a row. */
    createFile: async (name: string, sizeBytes: number): Promise<string> => {
      const path = join(folder, name);
      const file = await open(path, 'w');
      for (let written = 0; written < sizeBytes; written += megabyte) {
        await file.write(Buffer.alloc(Math.min(megabyte, sizeBytes - written), written / megabyte + 1));
      }
      // Chromium compares times of files by the second: a file written and changed within one second looks unchanged.
      await file.utimes(longAgo, longAgo);
      await file.close();
      return path;
    },
    stop: async (): Promise<void> => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
