import { blockTab } from '../block-tab.ts';

import { createGate } from '../../identity/gate.ts';
import { forever } from '../../identity/provider.ts';
import { createTab } from '../../identity/tab.ts';

import { expect, expectStored, delayUploads, test } from './test.ts';

test('[IDENTITY-10] signing out in one tab ends all tabs, and the next person starts with nothing of the former one', async ({
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

test('[IDENTITY-10] a failed renewal of a tab that was left open does not undo a sign-out @slow', async ({
  rig,
  openAs,
  openTab,
}) => {
  const tab = await openAs('karl');
  const leftOpen = await openAs('karl');
  const { opened: until, open: fail } = createGate();
  rig.provider.alter('refresh', { error: 'invalid_grant', until }, 5);
  rig.provider.revoke('access');
  await leftOpen.choose('karl-1');
  await leftOpen.upload(1);
  await expect.poll(() => rig.provider.requests.filter((each) => each === 'POST /token').length).toBe(3);
  await tab.signOut('Sign out, finish later');
  fail();
  await leftOpen.expectSignedOut();
  rig.provider.isReachable = false;
  const stranger = await openTab();
  await expect(
    stranger.page.getByRole('heading', { name: /Couldn’t sign you in|You are signed out/ }),
  ).toBeVisible();
  await expect(stranger.page.getByText('Karl Lund')).toHaveCount(0);
  await stranger.expectNotShown('karl-1');
  rig.provider.isReachable = true;
  await stranger.open();
  await stranger.pickPerson('mia');
  await stranger.choose('mia-1');
  await stranger.upload(1);
  await stranger.expectStatus('mia-1', 'Stored');
  await expectStored(rig, { 'mia-1': 'mia' });
});

test('[IDENTITY-2][IDENTITY-10] a renewal that answers after the sign-out has no effect, and leaves no tokens @slow', async ({
  rig,
  openAs,
}) => {
  rig.config.signIn['storage'] = 'session';
  const tab = await openAs('karl');
  const { opened: until, open: answer } = createGate();
  rig.provider.alter('refresh', { until });
  rig.provider.revoke('access');
  await tab.choose('karl-1');
  await tab.upload(1);
  await expect.poll(() => rig.provider.requests.filter((each) => each === 'POST /token').length).toBe(2);
  // The page stays: the provider doesn't answer when it is asked to end its session.
  await tab.page.route('**/idp/end*', (route) => route.fulfill({ status: 204 }));
  await tab.signOut('Sign out, finish later');
  answer();
  await expect(tab.page.getByText('Karl Lund')).toHaveCount(0);
  rig.provider.session = undefined;
  await tab.open();
  await expect(tab.page.getByRole('heading', { name: 'Sign in as' })).toBeVisible();
  expect(rig.documents.stored()).toEqual({});
});

test('[IDENTITY-10] a copied tab ends with the sign-out, although it has a copy of the tokens @slow', async ({
  rig,
  openAs,
  page,
}) => {
  rig.config.signIn['storage'] = 'session';
  const tab = await openAs('karl');
  const [copy] = await Promise.all([
    tab.page.waitForEvent('popup'),
    // The new window gets a copy of the session storage.
    tab.page.evaluate(() => void open(location.href)),
  ]);
  const copied = createTab(copy, rig);
  await copied.expectSignedIn('karl');
  await tab.signOut();
  await copied.expectSignedOut();
  await copied.open();
  await expect(copy.getByText('Karl Lund').first()).not.toHaveAttribute('aria-label', /^Account/);
  await copied.pickPerson('mia');
  await copied.expectSignedIn('mia');
  await page.close();
});

/** Uploads that end in each way in which a row can stay in the list. */
test('[UPLOAD-90][DRAFT-4] "Sign out and discard" leaves no content of rows, cancelled rows and chosen files on the device', async ({
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
  await tab.row('karl-3').getByRole('button', { name: 'Cancel' }).click();
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

test('[UPLOAD-90] a cancelled upload is asked about or removed when its person signs out @slow', async ({
  rig,
  openAs,
}) => {
  const tab = await openAs('karl');
  rig.documents.until = forever;
  await tab.choose('karl-1');
  await tab.upload(1);
  await expect.poll(() => rig.documents.waiting).toBe(1);
  await tab.row('karl-1').getByRole('button', { name: 'Cancel' }).click();
  await tab.expectStatus('karl-1', 'Cancelled');
  await tab.page.getByRole('button', { name: /^Account: / }).click();
  await tab.page.getByRole('button', { name: 'Sign out' }).click();
  const discard = tab.page.getByRole('button', { name: 'Sign out and discard' });
  const signedOut = tab.page.getByRole('heading', { name: 'You are signed out' });
  await expect(discard.or(signedOut)).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await expect(signedOut).toBeVisible();
  await tab.expectForgotten('karl-1');
});

test('[UPLOAD-90][UPLOAD-92] "Sign out and discard" counts although a dialog blocks the tab that sends @slow', async ({
  rig,
  openAs,
}) => {
  const release = delayUploads(rig);
  const leading = await openAs('karl');
  await leading.choose('karl-1', 'karl-2', 'karl-3', 'karl-4', 'karl-5', 'karl-6', 'karl-7');
  await leading.upload(7);
  await expect.poll(() => rig.documents.waiting).toBeGreaterThan(1);
  const other = await openAs('karl');
  await other.expectShown('karl-7');
  rig.documents.status = 503;
  release();
  await expect.poll(() => rig.documents.waiting).toBe(0);
  const unblock = await blockTab(leading.page, 'an alert');
  await other.signOut('Sign out and discard');
  await unblock();
  await leading.expectSignedOut();
  rig.documents.status = undefined;
  const next = await openAs('karl');
  await next.choose('karl-8');
  await next.upload(1);
  await next.expectStatus('karl-8', 'Stored');
  await next.expectNotShown('karl-1', 'karl-2', 'karl-7');
  await expectStored(rig, { 'karl-8': 'karl' });
  await next.expectForgotten('karl-7');
});

test("[SIGN-IN-3] after a sign-out, no address in the tab's history has the ID token @slow", async ({
  rig,
  openAs,
}) => {
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

test('[SIGN-IN-10] an answer for another window, opened in a normal tab, opens the application @slow', async ({
  rig,
  page,
}) => {
  const tab = createTab(page, rig);
  for (const end of ['opener', 'parent']) {
    await page.goto(`${rig.url}/?state=x;${end}`);
    await expect(page.getByRole('heading', { name: 'Sign in as' })).toBeVisible();
  }
  await tab.pickPerson('karl');
  await tab.expectSignedIn('karl');
});
