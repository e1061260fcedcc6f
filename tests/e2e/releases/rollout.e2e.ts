import { openTab } from '../asset-page.ts';
import { buildRelease } from '../../releases/build-release.ts';

import { expect, test } from './hosted.ts';

test('[OFFLINE-3] another release with other messages, records and database arrives with a reload', async ({
  host,
  context,
}) => {
  const next = await buildRelease({ words: 'next', rank: 2, recordVersion: 2, databaseVersion: 3 });
  const tab = await openTab(context, host.url);
  await tab.expectSignedIn();
  host.deploy(next);
  await tab.page.reload();
  await expect(tab.page.locator('html')).toHaveAttribute('data-release', 'next');
  await tab.expectSignedIn();
});
