import { freePort } from '../app-process.ts';
import { createWebServer } from '../web-server.ts';

import { strictPolicy } from './host.ts';
import { expect, mountPage, test as base } from './test.ts';
import { uploadEverything } from './upload-everything.ts';

/** Address at which nginx serves the built application with the shipped configuration. */
const test = base.extend<{ readonly served: string }>({
  served: async ({ service }, provide) => {
    const port = await freePort();
    const nginx = await createWebServer('nginx');
    await nginx.serve({ port, service: service.url, config: {} });
    await provide(`http://localhost:${port}`);
    await nginx.stop();
  },
});

test('[EMBED-15] the shipped configuration of nginx gives the element, and only it, to pages of other origins', async ({
  page,
  service,
  served,
  openHost,
  documents,
  violations,
  events,
}) => {
  await openHost({
    policy: strictPolicy(service.url, served),
    files: mountPage(`${served}/documents`, service.url),
  });
  await uploadEverything(documents, events);
  expect(violations).toEqual([]);
  const own = await page.request.get(`${served}/documents/config.json`);
  expect(own.headers()).not.toHaveProperty('access-control-allow-origin');
});

test('a page of another origin cannot put the application into a frame', async ({
  page,
  served,
  openHost,
  consoleErrors,
}) => {
  await openHost({ files: { '/': `<iframe src="${served}/documents/"></iframe>` } });
  await expect.poll(() => consoleErrors).toEqual([expect.stringContaining('frame-ancestors')]);
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
  consoleErrors.length = 0;
});
