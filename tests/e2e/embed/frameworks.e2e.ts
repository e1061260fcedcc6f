import { readFileSync } from 'node:fs';

import { buildHost, type HostName } from './build-host.ts';
import { startHost, strictPolicy } from './host.ts';
import { expect, page as html, test } from './test.ts';
import { doWholeJob } from './whole-job.ts';

test.use({ routedBy: 'host' });

const script = '<script type="module" src="/embed/asset-document-upload.js"></script>';
const hostScript = '<div id="host"></div><script type="module" src="/host.js"></script>';

const fixture = (path: string) =>
  readFileSync(new URL(`../../fixtures/hosts/${path}`, import.meta.url), 'utf8');

test('[E8] a plain page', async ({ page, hostPort, service, documents, told }) => {
  const host = await startHost({
    port: hostPort,
    files: { '/': html(fixture('plain/index.html')), '/my-application.js': fixture('my-application.js') },
  });
  await page.goto(`${host.url}/?service=${service.url}`);
  await doWholeJob(documents, told);
  expect(new URL(page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
  await host.close();
});

const frameworks: readonly (readonly [HostName, RegExp])[] = [
  ['react-18', /^React 18\./],
  ['react-19', /^React 19\./],
  ['vue', /^Vue 3\./],
];

for (const [name, framework] of frameworks) {
  test(`[E1][E8] a host that is written with ${name}`, async ({
    page,
    hostPort,
    service,
    documents,
    violations,
    told,
  }) => {
    const host = await startHost({
      port: hostPort,
      // Vue makes a policy of its own for what it puts into the page.
      policy: `${strictPolicy(service.url)}${name === 'vue' ? ' vue' : ''}`,
      files: { '/': html(script + hostScript), '/host.js': await buildHost(name) },
    });
    await page.goto(`${host.url}/?service=${service.url}`);
    await doWholeJob(documents, told);
    await expect(page.locator('html')).toHaveAttribute('data-host', framework);
    expect(new URL(page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
    expect(violations).toEqual([]);
    await host.close();
  });
}
