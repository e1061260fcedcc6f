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

test("[item 5] without the provider, the last person's list can only be read, and chosen files are asked about after sign-in", async ({
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
  await expect(tab.row('karl-1').getByRole('button')).toHaveCount(0);
  await expect(tab.page.getByRole('region', { name: 'Add documents' })).toContainText(/signs? in next/);
  await tab.choose('mia-1', 'mia-2', 'mia-3');
  await tab.expectShown('mia-1', 'mia-2', 'mia-3');

  rig.provider.isReachable = true;
  await signIn(tab, 'mia');
  const question = tab.page.getByRole('dialog', { name: /3 files were chosen here/ });
  await expect(question).toContainText('Upload as Mia Berg?');
  await question.getByRole('button', { name: /^Upload/ }).click();
  await tab.expectSignedIn('mia');
  await tab.expectNotShown('karl-1');
  await tab.expectShown('mia-1', 'mia-2', 'mia-3');
  const upload = tab.page.getByRole('button', { name: 'Upload 3 documents' });
  if (await upload.isVisible()) await tab.upload(3);
  await expectStored(rig, { 'mia-1': 'mia', 'mia-2': 'mia', 'mia-3': 'mia' });
});

test('[item 5] the list of the last person is shown for `offlineHours` since the last proof @slow', async ({
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
  await expect(tooLate.page.getByRole('heading', { name: /Couldn’t sign you in|You are signed out/ })).toBeVisible();
  await expect(tooLate.page.getByText('Karl Lund')).toHaveCount(0);
  await tooLate.expectNotShown('karl-1');
});

test('[item 5] without the provider, nothing of the last person is shown after a sign-out @slow', async ({
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
  await expect(tab.page.getByRole('heading', { name: /Couldn’t sign you in|You are signed out/ })).toBeVisible();
  await expect(tab.page.getByText('Karl Lund')).toHaveCount(0);
  await tab.expectNotShown('karl-1');
});
