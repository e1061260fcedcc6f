import type { AssetDocumentUploadElement } from '#app/embed/contract/methods.ts';

import { buildHost } from './build-host.ts';
import { strictPolicy } from './host.ts';
import { expect, modulePage, test } from './test.ts';
import { doRoutedJob, pdfName } from './upload-everything.ts';

test.use({ routedBy: 'host' });

const body = '<div id="host"></div>';

test('[EMBED-18] an application of single-spa: it is mounted and unmounted with its route', async ({
  page,
  service,
  openHost,
  documents,
  violations,
  events,
}) => {
  await openHost({
    path: `/assets/PRESS-0042?service=${service.url}`,
    policy: strictPolicy(service.url),
    files: modulePage(body, await buildHost('single-spa'), '/assets/PRESS-0042'),
  });
  await doRoutedJob(documents, events);
  await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
  await expect(page.getByLabel('Chosen files')).toHaveCount(0);
  await page.evaluate(() => history.pushState(null, '', '/assets/PRESS-0042'));
  await expect(documents.row(pdfName).first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('[EMBED-8][EMBED-18] a remote of Module Federation 2 in a host with React 18: nothing is shared', async ({
  page,
  service,
  openHost,
  documents,
  violations,
  events,
}) => {
  await openHost({
    path: `/?service=${service.url}`,
    policy: strictPolicy(service.url),
    files: modulePage(body, await buildHost('module-federation')),
  });
  await doRoutedJob(documents, events);
  await expect(page.locator('html')).toHaveAttribute('data-host', /^React 18\./);
  expect(violations).toEqual([]);
});

test('[EMBED-8] a remote of native federation', async ({
  service,
  openHost,
  documents,
  violations,
  events,
}) => {
  await openHost({
    path: `/?service=${service.url}`,
    // No policy: the runtime writes an inline import map into the page, even an empty one.
    files: {
      ...modulePage(body, await buildHost('native-federation')),
      // A host of native federation has an entry that exposes nothing here.
      '/remoteEntry.json': JSON.stringify({ name: 'my-application', exposes: [], shared: [] }),
    },
  });
  await doRoutedJob(documents, events);
  expect(violations).toEqual([]);
});

test('[EMBED-1][EMBED-2][EMBED-8] a micro-frontend of Luigi, which creates the element and sets its context', async ({
  page,
  service,
  openHost,
  documents,
  events,
}) => {
  await openHost({
    path: `/?service=${service.url}`,
    // No policy: the container writes an inline style sheet into its shadow root.
    files: modulePage(body, await buildHost('luigi')),
  });
  await doRoutedJob(documents, events);
  // Luigi does this when a person opens another machine: properties missing from the context stay.
  await page.evaluate(() => {
    const container = document.querySelector('luigi-container') as HTMLElement & {
      updateContext: (context: object) => void;
    };
    container.updateContext({ assetId: 'TANK-007' });
  });
  const element = page.locator('[lui_web_component]');
  const given = await element.evaluate((own) => {
    const { assetId, baseUrl } = own as AssetDocumentUploadElement;
    return { assetId, baseUrl };
  });
  expect(given).toEqual({ assetId: 'TANK-007', baseUrl: service.url });
});
