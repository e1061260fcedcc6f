import type { BrowserContext, Page } from '@playwright/test';

import { untilInstalled } from '../browser-storage.ts';

import { contentOf, createTab } from '../../identity/tab.ts';

import { expect, expectStored, test } from './test.ts';

/** Does the same as a system in which an application shares a file; returns the window that opens. */
async function shareFile(context: BrowserContext, { url }: { readonly url: string }): Promise<Page> {
  const opened = await context.newPage();
  const manifest = await (await opened.request.get(`${url}/manifest.webmanifest`)).json();
  const { action, params } = manifest.share_target;
  await opened.setContent(
    `<form method="post" enctype="multipart/form-data" action="${url}/${action}">
    <input type="file" name="${params.files[0].name}"><button>Share</button></form>`,
  );
  await opened.locator('input').setInputFiles({
    name: 'karl-1.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(contentOf('karl-1')),
  });
  await opened.getByRole('button', { name: 'Share' }).click();
  return opened;
}

test("[OFFLINE-12] a shared file goes to the person who signs in in its window, not to another person's tab @slow", async ({
  rig,
  openAs,
  context,
}) => {
  const old = await openAs('mia');
  await untilInstalled(old.page);
  rig.provider.session = undefined;

  const opened = await shareFile(context, rig);
  await expect(opened.getByRole('heading', { name: 'Sign in as' })).toBeVisible();

  await old.focus();
  await old.page.goto(`${rig.url}/#/`);
  await expect(old.page.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await old.focus();
  await old.expectNotShown('karl-1');

  // A tab that is opened while the window is at the provider isn't asked either.
  const next = createTab(await context.newPage(), rig);
  await next.page.goto(`${rig.url}/#/`);
  await next.pickPerson('mia');
  await next.expectSignedIn('mia');
  await expect(next.page.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await expect(next.page.getByText(/shared (?:with|to) this/)).toHaveCount(0);

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

test('[OFFLINE-12] a person who signs out is asked about a shared file that was not selected, and keeps it from the next one in that window @slow', async ({
  rig,
  openAs,
  context,
}) => {
  const old = await openAs('mia');
  await untilInstalled(old.page);
  rig.provider.session = undefined;
  const opened = await shareFile(context, rig);
  const window = createTab(opened, rig);
  await window.pickPerson('karl');
  await window.expectShown('karl-1');
  await window.signOut('Sign out, finish later');
  await opened.getByRole('button', { name: 'Sign in', exact: true }).click();
  await window.pickPerson('mia');
  await window.expectSignedIn('mia');
  await expect(opened.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await window.expectNotShown('karl-1');
  await window.signOut();
  await opened.getByRole('button', { name: 'Sign in', exact: true }).click();
  await window.pickPerson('karl');
  await window.expectShown('karl-1');
});
