import { readFileSync } from 'node:fs';

import { buildHost, type HostName } from './build-host.ts';
import { strictPolicy } from './host.ts';
import { expect, modulePage, page as html, test } from './test.ts';
import { doRoutedJob } from './upload-everything.ts';

test.use({ routedBy: 'host' });

const body = '<script type="module" src="/embed/asset-document-upload.js"></script><div id="host"></div>';

const fixture = (path: string) =>
  readFileSync(new URL(`../../fixtures/hosts/${path}`, import.meta.url), 'utf8');

test('[EMBED-8] a plain page', async ({ service, openHost, documents, events }) => {
  await openHost({
    path: `/?service=${service.url}`,
    files: { '/': html(fixture('plain/index.html')), '/my-application.js': fixture('my-application.js') },
  });
  await doRoutedJob(documents, events);
});

const frameworks: readonly (readonly [HostName, RegExp])[] = [
  ['react-18', /^React 18\./],
  ['react-19', /^React 19\./],
];

for (const [name, framework] of frameworks) {
  test(`[EMBED-1][EMBED-8] a host written with ${name}`, async ({
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
      files: modulePage(body, await buildHost(name)),
    });
    await doRoutedJob(documents, events);
    await expect(page.locator('html')).toHaveAttribute('data-host', framework);
    expect(violations).toEqual([]);
  });
}
