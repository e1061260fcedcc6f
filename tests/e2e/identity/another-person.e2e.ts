import { expect, expectStored, test } from './test.ts';

test('[IDENTITY-5][DRAFT-1] who signs in again as another person is named, and the first one finds his files later @quick', async ({
  rig,
  openAs,
}) => {
  const tab = await openAs('karl');
  rig.provider.revoke('all');
  rig.provider.session = undefined;
  await tab.choose('karl-1');
  await tab.upload(1);
  await tab.choose('karl-2', 'karl-3');
  await tab.expectShown('karl-1', 'karl-2', 'karl-3');
  // A window that its person closes changes nothing, and is no failure.
  const opened = tab.page.waitForEvent('popup');
  await tab.page.getByRole('button', { name: 'Sign in again' }).click();
  await (await opened).close();
  // The library looks every half second.
  await tab.page.waitForTimeout(1500);
  await expect(tab.page.getByRole('dialog')).toHaveCount(0);
  await tab.signInAgain('mia');
  await tab.expectSignedIn('mia');
  await tab.expectNotShown('karl-1', 'karl-2', 'karl-3');
  await expect(tab.page.getByRole('heading', { name: 'Mia Berg is signed in now' })).toBeVisible();
  await expect(
    tab.page.getByText(/^2 files that Karl Lund had chosen are kept on this device/),
  ).toBeVisible();
  await tab.choose('mia-1');
  await tab.upload(1);
  await tab.expectStatus('mia-1', 'Stored');
  await expectStored(rig, { 'mia-1': 'mia' });
  await tab.signOut();
  const next = await openAs('karl');
  await next.expectShown('karl-1', 'karl-2', 'karl-3');
  await next.expectNotShown('mia-1');
  await next.upload(2);
  await expectStored(rig, { 'mia-1': 'mia', 'karl-1': 'karl', 'karl-2': 'karl', 'karl-3': 'karl' });
});
