import { pdfName } from '../../fixtures/make-files.ts';
import { buildHost } from './build-host.ts';
import { strictPolicy } from './host.ts';
import { expect, modulePage, test } from './test.ts';
import { doRoutedJob } from './upload-everything.ts';

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
