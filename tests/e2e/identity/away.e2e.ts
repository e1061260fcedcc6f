import type { PersonKey } from '../../identity/people.ts';
import type { Tab } from '../../identity/tab.ts';

import { expect, expectStored, test } from './test.ts';

/** Presses the button that signs in, in a window or in the page, and picks the person. */
async function signIn({ page, pickPerson }: Tab, person: PersonKey): Promise<void> {
  const opened = page.waitForEvent('popup', { timeout: 5000 }).catch(() => undefined);
  await page
    .getByRole('button', { name: /^Sign in/ })
    .first()
    .click();
  const popup = await opened;
  if (popup === undefined) await pickPerson(person);
  else await popup.getByRole('button', { name: person === 'mia' ? 'Mia Berg' : 'Karl Lund' }).click();
}

const hour = 3_600_000;

test("[IDENTITY-11][IDENTITY-12] without the provider, the last person's list can only be read, and chosen files are asked about after sign-in @slow", async ({
  rig,
  openAs,
  openTab,
}) => {
  rig.documents.status = 403;
  const before = await openAs('karl');
  await before.choose('karl-1');
  await before.upload(1);
  await before.expectStatus('karl-1', 'Failed');
  await before.expectSaved('karl-1');
  await before.page.close();
  rig.provider.isReachable = false;
  rig.provider.session = undefined;
  rig.documents.status = undefined;

  const tab = await openTab();
  await tab.expectShown('karl-1');
  for (const action of await tab.row('karl-1').getByRole('button').all()) await expect(action).toBeDisabled();
  await expect(tab.page.getByText('belong to the person who signs in next')).toBeVisible();
  await tab.choose('mia-1', 'mia-2', 'mia-3');
  await tab.expectShown('mia-1', 'mia-2', 'mia-3');

  rig.provider.isReachable = true;
  await signIn(tab, 'mia');
  await expect(tab.page.getByText('3 files were chosen here earlier, maybe by another person')).toBeVisible();
  await expect(tab.page.getByText('Upload as Mia Berg?')).toBeVisible();
  await tab.expectNotShown('mia-1', 'mia-2', 'mia-3');
  await tab.page.getByRole('button', { name: 'Yes, these are my files' }).click();
  await tab.expectSignedIn('mia');
  await tab.expectNotShown('karl-1');
  await tab.expectShown('mia-1', 'mia-2', 'mia-3');
  await tab.upload(3);
  await expectStored(rig, { 'mia-1': 'mia', 'mia-2': 'mia', 'mia-3': 'mia' });
});

test('[IDENTITY-11] the list of the last person is shown for `offlineHours` since the last proof @slow', async ({
  rig,
  openAs,
  openTab,
  context,
}) => {
  rig.documents.status = 403;
  const before = await openAs('karl');
  await before.choose('karl-1');
  await before.upload(1);
  await before.expectStatus('karl-1', 'Failed');
  await before.expectSaved('karl-1');
  await before.page.close();
  rig.provider.isReachable = false;
  await context.clock.install({ time: Date.now() + 11 * hour });
  const inTime = await openTab();
  await inTime.expectShown('karl-1');
  await context.clock.setSystemTime(Date.now() + 13 * hour);
  const tooLate = await openTab();
  await expect(
    tooLate.page.getByRole('heading', { name: /Couldn’t sign you in|You are signed out/ }),
  ).toBeVisible();
  await expect(tooLate.page.getByText('Karl Lund')).toHaveCount(0);
  await tooLate.expectNotShown('karl-1');
});

test('[IDENTITY-11] without the provider, nothing of the last person is shown after a sign-out @slow', async ({
  rig,
  openAs,
  openTab,
}) => {
  rig.documents.status = 403;
  const before = await openAs('karl');
  await before.choose('karl-1');
  await before.upload(1);
  await before.expectStatus('karl-1', 'Failed');
  await before.expectSaved('karl-1');
  await before.signOut('Sign out, finish later');
  rig.provider.isReachable = false;
  const tab = await openTab();
  await expect(
    tab.page.getByRole('heading', { name: /Couldn’t sign you in|You are signed out/ }),
  ).toBeVisible();
  await expect(tab.page.getByText('Karl Lund')).toHaveCount(0);
  await tab.expectNotShown('karl-1');
});

test('[IDENTITY-12] files chosen without the provider are still there when another person has signed in in another tab @slow', async ({
  rig,
  openAs,
  openTab,
}) => {
  const before = await openAs('karl');
  await before.page.close();
  rig.provider.isReachable = false;
  rig.provider.session = undefined;
  const tab = await openTab();
  await tab.choose('karl-1');
  await tab.expectShown('karl-1');
  rig.provider.isReachable = true;
  const other = await openTab();
  await other.pickPerson('mia');
  await other.expectSignedIn('mia');
  rig.provider.session = undefined;
  await tab.page.bringToFront();
  await signIn(tab, 'karl');
  const claim = tab.page.getByRole('button', { name: 'Yes, these are my files' });
  await expect(claim).toBeVisible();
  await claim.click();
  await tab.upload(1);
  await tab.expectStatus('karl-1', 'Stored');
  await other.expectNotShown('karl-1');
  await expectStored(rig, { 'karl-1': 'karl' });
});
