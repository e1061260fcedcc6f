import { forever } from '../../identity/provider.ts';
import { press } from '../asset-page.ts';
import { notInFirefox } from '../engine.ts';
import { expect, expectStored, test } from './test.ts';

test('[IDENTITY-10] signing out in one tab ends all tabs, and the next person starts with nothing of the former one @quick', async ({
  rig,
  openAs,
  openTab,
}) => {
  rig.documents.status = 503;
  const tab = await openAs('karl');
  const other = await openAs('karl');
  await other.choose('karl-1');
  await other.upload(1);
  await tab.expectShown('karl-1');
  await tab.signOut('Sign out, finish later');
  await other.expectSignedOut();
  await other.expectNotShown('karl-1');
  rig.documents.status = undefined;
  const next = await openTab();
  await next.pickPerson('mia');
  await next.expectSignedIn('mia');
  await next.choose('mia-1');
  await next.upload(1);
  await next.expectStatus('mia-1', 'Stored');
  await next.expectNotShown('karl-1');
  await expectStored(rig, { 'mia-1': 'mia' });
});

/** Uploads that end in each way in which a row can stay in the list. */
test('[UPLOAD-90][DRAFT-4] "Sign out and discard" leaves no content of rows, cancelled rows and chosen files on the device @quick', async ({
  rig,
  openAs,
}) => {
  const tab = await openAs('karl');
  rig.documents.status = 403;
  await tab.choose('karl-1', 'karl-2');
  await tab.upload(2);
  await tab.expectStatus('karl-1', 'Failed');
  await tab.expectStatus('karl-2', 'Failed');
  rig.documents.until = forever;
  await tab.choose('karl-3');
  await tab.upload(1);
  await expect.poll(() => rig.documents.waiting).toBe(1);
  await press(tab.row('karl-3'), 'Cancel');
  await tab.expectStatus('karl-3', 'Cancelled');
  await tab.choose('karl-4');
  await tab.expectShown('karl-4');
  await tab.signOut('Sign out and discard');
  await tab.expectForgotten('karl-1', 'karl-2', 'karl-3', 'karl-4');
  rig.documents.until = undefined;
  rig.documents.status = undefined;
  const next = await openAs('karl');
  await next.choose('karl-5');
  await next.upload(1);
  await next.expectStatus('karl-5', 'Stored');
  await next.expectNotShown('karl-1', 'karl-2', 'karl-3', 'karl-4');
  await expectStored(rig, { 'karl-5': 'karl' });
});

test("[SIGN-IN-3] after a sign-out, no address in the tab's history has the ID token", async ({
  rig,
  openAs,
}) => {
  notInFirefox('history');
  const tab = await openAs('karl');
  await tab.signOut();
  await expect.poll(() => rig.provider.session).toBeUndefined();
  const devtools = await tab.page.context().newCDPSession(tab.page);
  // The provider may not have redirected the page yet.
  await expect(async () => {
    const { entries } = await devtools.send('Page.getNavigationHistory');
    expect(entries.map(({ url }) => url).filter((url) => url.includes('id_token_hint'))).toEqual([]);
  }).toPass();
});
