import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { files } from '../../fixtures/make-files.ts';

import { throttle } from '../throttle.ts';

import { demoToken, expect, tag, tagPage, test, uploadsOn } from './test.ts';

declare global {
  interface Window {
    readonly tokenCalls: { readonly most: number; readonly renewed: number };
  }
}

/** So many that each is sent in a third of a token's lifetime: Firefox slows the headers of a request down, too. */
const count = 50;

/** Files of different content, 8 MB together. */
function makeSheets(): readonly string[] {
  const folder = join(files.folder, 'sheets');
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, at) => {
    const path = join(folder, `sheet-${at}.txt`);
    writeFileSync(path, `Sheet ${at}\n`.repeat(900_000 / count + at));
    return path;
  });
}

test.describe('with tokens that expire every 5 s', () => {
  test.use({ serviceEnv: { TOKEN_SECONDS: '5' } });

  test('[EMBED-10] many uploads: the host is asked for one token at a time and no upload fails @slow', async ({
    page,
    service,
    openHost,
    documents,
    events,
  }) => {
    await openHost({
      files: tagPage(
        tag(service.url),
        // A host that keeps its token until it is rejected, and needs a second to get another one.
        `globalThis.tokenCalls = { now: 0, most: 0, renewed: 0 };
         const fetchToken = ${demoToken(service.url)};
         let token;
         const element = document.querySelector('asset-document-upload');
         element.config = { concurrency: 6 };
         element.getToken = async ({ reason, rejected }) => {
           tokenCalls.now += 1;
           tokenCalls.most = Math.max(tokenCalls.most, tokenCalls.now);
           if (reason === 'expired') tokenCalls.renewed += 1;
           if (token === undefined || rejected === token) {
             await new Promise((resolve) => setTimeout(resolve, 1000));
             token = await fetchToken();
           }
           tokenCalls.now -= 1;
           return token;
         };`,
      ),
    });
    // A connection so slow that the files take longer than the lifetime of two tokens.
    await throttle(page, 600_000);
    await documents.choose(...makeSheets());
    await page.getByLabel('Owning organization', { exact: true }).first().fill('nordwerk');
    await page.getByLabel('Category', { exact: true }).first().fill('operating-manual');
    await documents.upload(count);
    const stored = async () => (await uploadsOn(page)).filter(({ status }) => status === 'stored').length;
    await expect.poll(stored, { timeout: 150_000 }).toBe(count);
    const { most, renewed } = await page.evaluate(() => window.tokenCalls);
    expect(most).toBe(1);
    expect(renewed).toBeGreaterThan(1);
    expect(events.filter((each) => each.startsWith('failed'))).toEqual([]);
    expect(events.filter((each) => each.startsWith('sign-in-needed'))).toEqual([]);
  });
});
