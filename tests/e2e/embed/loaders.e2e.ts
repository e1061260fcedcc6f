import type { AssetDocumentUploadElement } from '#app/embed/contract.ts';

import { buildHost } from './build-host.ts';
import { startHost, strictPolicy } from './host.ts';
import { expect, page as html, test } from './test.ts';
import { doWholeJob, pdfName } from './whole-job.ts';

test.use({ routedBy: 'host' });

const hostScript = '<div id="host"></div><script type="module" src="/host.js"></script>';

test('[E18] an application of single-spa: it comes with its route and goes with it', async ({
  page,
  hostPort,
  service,
  documents,
  violations,
  told,
}) => {
  const host = await startHost({
    port: hostPort,
    policy: strictPolicy(service.url),
    files: { '/assets/PRESS-0042': html(hostScript), '/host.js': await buildHost('single-spa') },
  });
  await page.goto(`${host.url}/assets/PRESS-0042?service=${service.url}`);
  await doWholeJob(documents, told);
  expect(new URL(page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
  await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
  await expect(page.getByLabel('Chosen files')).toHaveCount(0);
  await page.evaluate(() => history.pushState(null, '', '/assets/PRESS-0042'));
  await expect(documents.row(pdfName).first()).toBeVisible();
  expect(violations).toEqual([]);
  await host.close();
});

test('[E8][E18] a remote of Module Federation 2 in a host with React 18: nothing is shared', async ({
  page,
  hostPort,
  service,
  documents,
  violations,
  told,
}) => {
  const host = await startHost({
    port: hostPort,
    policy: strictPolicy(service.url),
    files: { '/': html(hostScript), '/host.js': await buildHost('module-federation') },
  });
  await page.goto(`${host.url}/?service=${service.url}`);
  await doWholeJob(documents, told);
  await expect(page.locator('html')).toHaveAttribute('data-host', /^React 18\./);
  expect(new URL(page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
  expect(violations).toEqual([]);
  await host.close();
});

test('[E8] a remote of native federation', async ({
  page,
  hostPort,
  service,
  documents,
  violations,
  told,
}) => {
  const host = await startHost({
    port: hostPort,
    // No policy: the runtime writes an inline import map into the page, even an empty one.
    files: {
      '/': html(hostScript),
      '/host.js': await buildHost('native-federation'),
      // A host of native federation has an entry of its own, which exposes nothing here.
      '/remoteEntry.json': JSON.stringify({ name: 'my-application', exposes: [], shared: [] }),
    },
  });
  await page.goto(`${host.url}/?service=${service.url}`);
  await doWholeJob(documents, told);
  expect(new URL(page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
  expect(violations).toEqual([]);
  await host.close();
});

test('[E1][E2][E8] a micro-frontend of Luigi, which makes an element of its own and gives it a context', async ({
  page,
  hostPort,
  service,
  documents,
  told,
}) => {
  const host = await startHost({
    port: hostPort,
    // No policy: the container writes an inline style sheet into its shadow root.
    files: { '/': html(hostScript), '/host.js': await buildHost('luigi') },
  });
  await page.goto(`${host.url}/?service=${service.url}`);
  await doWholeJob(documents, told);
  expect(new URL(page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
  // As Luigi does when somebody goes on to another machine: what the context does not name stays.
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
  await host.close();
});
