import type { Locator, Page } from '@playwright/test';

import { previewPolicy } from '#hosting/content-policy.ts';

import { writeZip } from '../write-zip.ts';
import { strictPolicy, type HostOptions } from './host.ts';
import { buildProject, test as base } from './npm-host.ts';
import { expect, page as html } from './test.ts';

interface Fixtures {
  /** Opens the preview of a manual in a host that has the package from npm and sends one strict policy with every file. */
  readonly openPreview: (options: Pick<HostOptions, 'headersOf'> & { frameSrc?: string }) => Promise<void>;
}

const test = base.extend<Fixtures>({
  openPreview: async ({ page, service, openHost, documents, project }, provide) => {
    const folder = await buildProject(project, 'main', 19);
    await provide(async ({ frameSrc = "'none'", ...options }) => {
      await openHost({
        path: `/?service=${service.url}`,
        folder,
        policy: `${strictPolicy(service.url)}; frame-src ${frameSrc}`,
        files: { '/': html('<div id="host"></div><script type="module" src="/main.js"></script>') },
        ...options,
      });
      await documents.choose(writeZip('Manual.zip', { 'index.html': '<h1>Pumps</h1>' }));
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
    });
  },
});

// Runs in one worker, so that the host is built once.
test.describe.configure({ mode: 'default' });

// The remedies follow the browser's own messages.
test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

/** Opens the details of the message that a preview isn't available. */
async function openRemedy(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText('The preview isn’t available here. Contact your administrator.'),
  ).toBeVisible();
  await dialog.getByText('Details', { exact: true }).click();
  return dialog.locator('details p');
}

const emitted = /^\/assets\/preview-[\w-]+\.html$/;

test('[EMBED-31] the preview page that a build emits works with a separate policy', async ({
  page,
  openPreview,
  violations,
}) => {
  await openPreview({
    frameSrc: "'self'",
    headersOf: (path) => (emitted.test(path) ? { 'Content-Security-Policy': previewPolicy("'self'") } : {}),
  });
  const manual = page.getByRole('dialog').frameLocator('iframe');
  await expect(manual.getByRole('heading', { name: 'Pumps' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('[EMBED-31] under the policy of the host it does not start, and the message names it and the remedy', async ({
  page,
  openPreview,
}) => {
  await openPreview({ frameSrc: "'self'" });
  const details = await openRemedy(page);
  await expect(details).toContainText(/\/assets\/preview-[\w-]+\.html did not start/);
  await expect(details).toContainText('its own Content-Security-Policy');
  await expect(details).not.toContainText('frame-src');
});

test('[EMBED-31] if frame-src does not allow it, the message says only that', async ({
  page,
  openPreview,
}) => {
  await openPreview({});
  await expect(await openRemedy(page)).toContainText(`Add ${new URL(page.url()).origin} to frame-src.`);
});
