import type { Alteration } from '../../identity/provider.ts';
import type { Rig } from '../../identity/rig.ts';
import { createTab } from '../../identity/tab.ts';
import { expect, expectStored, test } from './test.ts';

const tokenRequests = (rig: Rig): number =>
  rig.provider.requests.filter((each) => each === 'POST /token').length;

/** Answers to a renewal that name another person. */
const otherPerson: Readonly<Record<string, Alteration>> = {
  "another person's access token without an ID token": { accessTokenOf: 'mia', idToken: null },
  "another issuer's ID token": { idToken: { iss: 'https://idp.example' } },
};

for (const [answer, alteration] of Object.entries(otherPerson)) {
  test(`[IDENTITY-13] a renewal with ${answer} ends the session, and nothing is sent`, async ({
    rig,
    openAs,
  }) => {
    const tab = await openAs('karl');
    rig.provider.alter('refresh', alteration, 20);
    rig.provider.revoke('access');
    const names = ['karl-1', 'karl-2', 'karl-3', 'karl-4', 'karl-5', 'karl-6'];
    await tab.choose(...names);
    await tab.upload(names.length);
    await expect(tab.page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    expect(tokenRequests(rig)).toBe(2);
    expect(rig.documents.stored()).toEqual({});
    await tab.signInAgain();
    await expectStored(rig, Object.fromEntries(names.map((name) => [name, 'karl'])));
  });
}

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

test('[IDENTITY-10] a valid sign-in in any tab is one for all tabs of the same person', async ({
  rig,
  openAs,
}) => {
  const leading = await openAs('karl');
  rig.provider.revoke('all');
  rig.provider.session = undefined;
  await leading.choose('karl-1');
  await leading.upload(1);
  await expect(leading.page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  const fresh = await openAs('karl');
  await fresh.choose('karl-2');
  await fresh.upload(1);
  await fresh.expectStatus('karl-2', 'Stored');
  await fresh.expectStatus('karl-1', 'Stored');
  await leading.expectStatus('karl-1', 'Stored');
  await expect(leading.page.getByRole('button', { name: 'Sign in again' })).toHaveCount(0);
  await expectStored(rig, { 'karl-1': 'karl', 'karl-2': 'karl' });
});

test("[IDENTITY-1] uploads saved at one issuer aren't those of the same subject at another one", async ({
  rig,
  openAs,
  page,
}) => {
  rig.documents.status = 503;
  const tab = await openAs('karl');
  await tab.choose('karl-1');
  await tab.upload(1);
  await tab.expectSaved('karl-1');
  await tab.page.close();
  rig.documents.status = undefined;
  rig.config.signIn['authority'] = './other-idp';
  const other = createTab(page, rig);
  await other.open();
  await other.pickPerson('karl');
  await other.choose('karl-2');
  await other.upload(1);
  await other.expectStatus('karl-2', 'Stored');
  await other.expectNotShown('karl-1');
  await expectStored(rig, { 'karl-2': 'karl' });
  rig.config.signIn['authority'] = './idp';
  await other.open();
  await other.expectStatus('karl-1', 'Stored');
  await other.expectNotShown('karl-2');
});
