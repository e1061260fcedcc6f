import { files } from '../../fixtures/make-files.ts';
import { openPanel } from '../inspection-panel.ts';

import { expect, giveProps, tag, tagPage, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('[UI-17] on a phone, a panel that covers a host’s page leaves the host’s history alone', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  await openHost({ files: tagPage(`<main>${tag(service.url)}</main>`, giveProps(service.url)) });
  await documents.choose(files.smallManual);
  const { length, state } = await page.evaluate(() => ({ length: history.length, state: history.state }));
  const panel = await openPanel(page, page.getByRole('group', { name: 'pump-manual.zip', exact: true }));
  expect(await page.evaluate(() => ({ length: history.length, state: history.state }))).toEqual({
    length,
    state,
  });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});
