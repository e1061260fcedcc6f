import { untilInstalled } from '../browser-storage.ts';

import { contentOf, createTab } from '../../identity/tab.ts';

import { expect, expectStored, test } from './test.ts';

test("[OFFLINE-14] a shared file goes to the person who signs in in its window, not to another person's tab @slow", async ({
  rig,
  openAs,
  context,
}) => {
  const old = await openAs('mia');
  await untilInstalled(old.page);
  rig.provider.session = undefined;

  // Does the same as a system in which an application shares a file.
  const opened = await context.newPage();
  const manifest = await (await opened.request.get(`${rig.url}/manifest.webmanifest`)).json();
  const { action, params } = manifest.share_target;
  await opened.setContent(
    `<form method="post" enctype="multipart/form-data" action="${rig.url}/${action}">
    <input type="file" name="${params.files[0].name}"><button>Share</button></form>`,
  );
  await opened.locator('input').setInputFiles({
    name: 'karl-1.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(contentOf('karl-1')),
  });
  await opened.getByRole('button', { name: 'Share' }).click();
  await expect(opened.getByRole('heading', { name: 'Sign in as' })).toBeVisible();

  await old.focus();
  await old.page.goto(`${rig.url}/#/`);
  await expect(old.page.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await old.focus();
  await old.expectNotShown('karl-1');

  const share = createTab(opened, rig);
  await share.pickPerson('karl');
  await share.expectShown('karl-1');
  await old.focus();
  await old.expectNotShown('karl-1');
  await opened.getByRole('checkbox', { name: 'karl-1.txt' }).check();
  await opened.getByRole('link', { name: 'PUMP-1' }).first().click();
  await share.upload(1);
  await share.expectStatus('karl-1', 'Stored');
  await expectStored(rig, { 'karl-1': 'karl' });
});
