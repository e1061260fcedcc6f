import type { PersonKey } from '../../identity/people.ts';
import type { Tab } from '../../identity/tab.ts';
import { textsOnDevice } from '../../identity/texts-on-device.ts';
import { expect, expectStored, test, type Fixtures } from './test.ts';

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

test("[IDENTITY-11][IDENTITY-12] without the provider, the last person's list can only be read, and chosen files are asked about after sign-in", async ({
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
  const button = tab.row('karl-1').getByRole('button');
  await expect(button).toHaveCount(1);
  await button.click();
  await expect(tab.page.getByRole('menuitem')).toHaveText(['Details']);
  await tab.page.getByRole('menuitem').click();
  await expect(tab.row('karl-1').getByRole('group', { name: 'Details' })).toBeVisible();
  await expect(tab.page.getByText('belong to the person who signs in next')).toBeVisible();
  await tab.choose('mia-1', 'mia-2', 'mia-3');
  await tab.expectShown('mia-1', 'mia-2', 'mia-3');

  rig.provider.isReachable = true;
  await signIn(tab, 'mia');
  await expect(
    tab.page.getByRole('heading', { name: '3 files were chosen here earlier, maybe by another person' }),
  ).toBeVisible();
  await expect(tab.page.getByText('Upload as Mia Berg?')).toBeVisible();
  await tab.expectNotShown('mia-1', 'mia-2', 'mia-3');
  await tab.page.getByRole('button', { name: 'Yes, these are my files' }).click();
  await tab.expectSignedIn('mia');
  await tab.expectNotShown('karl-1');
  await tab.expectShown('mia-1', 'mia-2', 'mia-3');
  await tab.upload(3);
  await expectStored(rig, { 'mia-1': 'mia', 'mia-2': 'mia', 'mia-3': 'mia' });
});

/** Opens a page without the provider after Karl's visit, and chooses files in it. */
async function chooseAway(
  { rig, openAs, openTab }: Pick<Fixtures, 'rig' | 'openAs' | 'openTab'>,
  ...names: readonly string[]
): Promise<Tab> {
  const before = await openAs('karl');
  await before.page.close();
  rig.provider.isReachable = false;
  rig.provider.session = undefined;
  const tab = await openTab();
  await expect(tab.page.getByText('belong to the person who signs in next')).toBeVisible();
  await tab.choose(...names);
  await tab.expectShown(...names);
  for (const name of names) await tab.expectSaved(name);
  return tab;
}

const claimIn = ({ page }: Tab) => page.getByRole('button', { name: 'Yes, these are my files' });

test('[IDENTITY-12][DRAFT-9] files chosen without the provider are kept when their tab is closed, for the person who signs in next', async ({
  rig,
  openAs,
  openTab,
}) => {
  const tab = await chooseAway({ rig, openAs, openTab }, 'mia-1', 'mia-2');
  const name = tab.page.getByRole('textbox', { name: /^Display name/ }).first();
  // With keys: what is filled in at once isn't a change by a person in Firefox.
  await name.clear();
  await name.pressSequentially('Typed without a sign-in');
  await name.blur();
  await expect.poll(() => textsOnDevice(tab.page)).toContain('Typed without a sign-in');
  // Asks nothing: everything is saved.
  await tab.page.close({ runBeforeUnload: true });
  await expect.poll(() => tab.page.isClosed()).toBe(true);
  const later = await openTab();
  await expect(
    later.page.getByText('2 files were chosen here earlier, maybe by another person'),
  ).toBeVisible();
  await later.expectNotShown('mia-1', 'mia-2');

  rig.provider.isReachable = true;
  const next = await openTab();
  await next.pickPerson('mia');
  await next.expectSignedIn('mia');
  await expect(
    next.page.getByRole('heading', { name: '2 files were chosen here earlier, maybe by another person' }),
  ).toBeVisible();
  await next.expectNotShown('mia-1', 'mia-2');
  await claimIn(next).click();
  await next.expectShown('mia-1', 'mia-2');
  await expect(next.page.getByText('2 files that you chose earlier were added.')).toBeVisible();
  await expect(claimIn(next)).toHaveCount(0);
  await next.upload(2);
  await expectStored(rig, { 'mia-1': 'mia', 'mia-2': 'mia' });
  await expect(next.row('Typed without a sign-in')).toBeVisible();
  await next.expectForgotten('mia-1', 'mia-2');
});
