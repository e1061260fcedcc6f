import { spawnSync } from 'node:child_process';

import type { BrowserContext, Page } from '@playwright/test';

import { startApp, type AppProcess } from '../e2e/app-process.ts';
import { createAssetPage } from '../e2e/asset-page.ts';
import { signIn } from '../e2e/sign-in.ts';
import { expect } from '../e2e/test.ts';
import { fetchToken } from '../support/servers/fetch-token.ts';
import { ours } from './figures.ts';

/** An uploader in a browser: this application or a peer. */
export interface Contender {
  readonly name: string;
  /** Opens its page in a new browser profile, with an empty service. */
  readonly open: (context: BrowserContext) => Promise<Contest>;
}

/** One running contender. */
export interface Contest {
  readonly page: Page;
  readonly app: AppProcess;
  /** Puts files into its list and waits until they are accepted. */
  readonly add: (paths: readonly string[]) => Promise<void>;
  readonly send: () => Promise<void>;
  /** Waits until its own page shows this number of stored uploads. */
  readonly untilStored: (count: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

const patience = { timeout: 900_000 };

/** The largest file of the bench exceeds the service's default limit. */
const withoutLimit = { MAX_FILE_SIZE_BYTES: String(8e9) };

const application: Contender = {
  name: ours,
  open: async (context) => {
    const app = await startApp(withoutLimit);
    await signIn(context, app.url);
    const page = await context.newPage();
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    const assetPage = createAssetPage(page);
    await assetPage.expectSignedIn();
    return {
      page,
      app,
      add: async (paths) => {
        await assetPage.choose(...paths);
        await expect(sendButton(page)).toContainText(`${paths.length.toLocaleString('en')} doc`, patience);
        // The button counts files that aren't listed yet, too.
        await expect(page.getByText(/^Adding files: /)).toHaveCount(0, patience);
        // The fields appear with the first file.
        await assetPage.chooseMetadata();
      },
      send: () => sendButton(page).click(),
      untilStored: (count) =>
        untilSaid(page, 'section:has(.uploads) .card__note', `${count.toLocaleString('en')} stored`),
      end: () => end(page, app),
    };
  },
};

/**
 * Waits for a text in the page, which polls for it every 20 ms: polling from outside happens twice a second or less, so
 * that every contender would take whole or half seconds.
 */
const untilSaid = (page: Page, selector: string, text: string): Promise<void> =>
  page.evaluate(
    ({ selector, text, timeout }) =>
      new Promise<void>((resolve, reject) => {
        const start = performance.now();
        const timer = setInterval(() => {
          const isSaid = document.querySelector(selector)?.textContent?.includes(text);
          if (!isSaid && performance.now() - start < timeout) return;
          clearInterval(timer);
          if (isSaid) resolve();
          else reject(new Error(`Nothing said "${text}".`));
        }, 20);
      }),
    { selector, text, ...patience },
  );

const sendButton = (page: Page) => page.getByRole('button', { name: /^Upload .* documents?$/ });

async function end(page: Page, app: AppProcess): Promise<void> {
  await page.context().close();
  await app.stop();
}

const peersConfig = ['--config', 'tests/bench/peers/vite.config.ts'];

/** A peer with its own page under `tests/bench/peers`. */
const peer = (name: string, file: string): Contender => ({
  name,
  open: async (context) => {
    const app = await startApp(withoutLimit, peersConfig);
    const page = await context.newPage();
    const settings = new URLSearchParams(await target(app.url));
    await page.goto(`${app.url}/${file}.html#${settings.toString()}`);
    return {
      page,
      app,
      add: async (paths) => {
        await page.locator('#files').setInputFiles(paths);
        // After two frames the list is on the screen.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      },
      send: () => page.locator('#send').click({ noWaitAfter: true }),
      untilStored: (count) => untilSaid(page, 'title', `${count} stored, 0 failed`),
      end: () => end(page, app),
    };
  },
});

/** The minimum that a page can do. */
export const bare: Contender = peer('bare page, one XMLHttpRequest', 'bare');

export const peers: readonly Contender[] = [peer('Uppy Dashboard', 'uppy'), peer('Dropzone', 'dropzone')];

export const contenders: readonly Contender[] = [application, bare, ...peers];

/** Address of the operation for documents, and a token for it. */
async function target(appUrl: string): Promise<{ url: string; token: string }> {
  return { url: `${appUrl}/v1/documents/assets/PRESS-0042`, token: await fetchToken(appUrl) };
}

/** Milliseconds that `curl -F` takes for these files, one after another. */
export async function curlMs(paths: readonly string[]): Promise<number> {
  const app = await startApp({}, peersConfig);
  const { url, token } = await target(app.url);
  const fields = ['displayname=Document', 'organizationId=nordwerk', 'categoryId=operating-manual'];
  const start = performance.now();
  for (const path of paths) {
    const { status, stdout } = spawnSync(
      'curl',
      [
        '-sS',
        '-o/dev/null',
        '-w%{http_code}',
        `-HAuthorization: Bearer ${token}`,
        ...fields.map((field) => `-F${field}`),
        `-Ffile=@${path}`,
        url,
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0 || stdout !== '201') throw new Error(`curl: ${status}, the service: ${stdout}`);
  }
  const ms = performance.now() - start;
  await app.stop();
  return ms;
}
