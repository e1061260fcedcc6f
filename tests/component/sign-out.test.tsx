import { screen } from '@testing-library/react';
import { User } from 'oidc-client-ts';
import { expect, test, vi } from 'vitest';

import { createBrowserRecord } from '#app/sign-in/browser-record.ts';
import { OidcControl } from '#app/sign-in/oidc/oidc-control.tsx';
import { createOidcSignIn } from '#app/sign-in/oidc/oidc-sign-in.ts';
import type { OidcManager } from '#app/sign-in/oidc/oidc-user.ts';
import { SignedOut } from '#app/sign-in/signed-out.tsx';
import { setTimer } from '#lib/time/timer.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { watchUnannounced } from '../support/dom/live-regions.ts';
import { render } from '../support/dom/render.tsx';
import { createMemory } from '../support/memory.ts';
import { createUpload } from '../support/uploads.ts';

const mia = new User({
  access_token: 'token',
  token_type: 'Bearer',
  profile: { sub: 'm.berg', name: 'Mia Berg', iss: 'https://idp.example', aud: 'documents', exp: 0, iat: 0 },
});

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The header's control for a person who signs out, with a provider that only ends sessions. */
async function createLeaving({
  unsentCount = 2,
  savedCount = 2,
  chosenCount = 0,
  unsent = [] as readonly AssetUpload[],
} = {}) {
  const manager: OidcManager = {
    signinSilent: unreachable,
    signinPopup: unreachable,
    signinRedirect: unreachable,
    signoutRedirect: () => Promise.resolve(),
    storeUser: () => Promise.resolve(),
  };
  const start = { kind: 'signed-in', user: mia } as const;
  const signIn = createOidcSignIn(manager, start, {
    rolesClaim: undefined,
    record: createBrowserRecord(createMemory(), { authority: 'https://idp.example', clientId: 'documents' }),
    signOutId: '',
    expected: unreachable,
    isReachable: () => Promise.resolve(false),
    onRecordChange: () => undefined,
    awayMs: 0,
    setTimer,
  });
  const onLeave = vi.fn(async (_isDiscarding: boolean) => ({ lostCount: 0, isDiscardFailed: false }));
  const { user } = render(
    <OidcControl {...{ signIn, unsent, chosenCount, unsentCount, savedCount, onLeave }} />,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Account: Mia Berg');
  await press('Sign out');
  if (unsentCount > 0) await screen.findByRole('dialog');
  return { press, signIn, onLeave };
}

test('a person without unfinished uploads is signed out without a question', async () => {
  const { signIn } = await createLeaving({ unsentCount: 0, savedCount: 0 });
  await expect.poll(() => signIn.state().status).toBe('signed-out');
});

test.each([
  ['Stay signed in', 'signed-in', []],
  ['Sign out, finish later', 'signed-out', [[false]]],
  ['Sign out and discard 2 documents', 'signed-out', [[true]]],
])('a person with unfinished uploads is asked: "%s"', async (answer, status, left) => {
  const { press, signIn, onLeave } = await createLeaving();
  expect(screen.getByRole('dialog', { name: '2 documents aren’t stored yet' })).toBeVisible();
  expect(signIn.state().status).toBe('signed-in');
  await press(answer);
  await expect.poll(() => signIn.state().status).toBe(status);
  expect(onLeave.mock.calls).toEqual(left);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SIGN-IN-11] a person whose uploads could not be discarded is told so, can try again, and can sign out all the same', async () => {
  const { press, signIn, onLeave } = await createLeaving({ savedCount: 0 });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onLeave.mockResolvedValueOnce({ lostCount: 0, isDiscardFailed: true });
  onLeave.mockRejectedValueOnce(new Error('storage failed'));
  for (const _ of ['first', 'second']) {
    await press('Sign out and discard 2 documents');
    const dialog = await screen.findByRole('dialog', { name: 'The uploads couldn’t be discarded' });
    expect(dialog).toHaveTextContent('They are still saved on this device, where only Mia Berg can see them');
    expect(signIn.state().status).toBe('signed-in');
  }
  expect(log.mock.calls).toEqual([['Uploads could not be saved or discarded.', expect.any(Error)]]);
  log.mockClear();
  await press('Sign out, finish later');
  await expect.poll(() => signIn.state().status).toBe('signed-out');
});

test('[SIGN-IN-2] signing in again without a connection says that it failed', async () => {
  const { signIn } = await createLeaving({ unsentCount: 1 });
  await signIn.signInAgain();
  expect(await screen.findByRole('dialog', { name: 'Couldn’t sign you in' })).toBeVisible();
});

test('[DRAFT-2] if files cannot be saved for later, the page says so before the person is signed out', async () => {
  const { press, signIn, onLeave } = await createLeaving();
  onLeave.mockResolvedValue({ lostCount: 1, isDiscardFailed: false });
  await press('Sign out, finish later');
  expect(
    await screen.findByText('1 of them isn’t saved on this device: its file must be selected again.'),
  ).toBeVisible();
  expect(signIn.state().status).toBe('signed-in');
  await press('Sign out, finish later');
  await expect.poll(() => signIn.state().status).toBe('signed-out');
});

test('[SIGN-IN-11] if saving for later fails, the page says that nothing is saved before the person is signed out', async () => {
  const { press, signIn, onLeave } = await createLeaving();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('storage failed');
  onLeave.mockRejectedValueOnce(error);
  await press('Sign out, finish later');
  expect(await screen.findByText(isLost)).toBeVisible();
  expect(signIn.state().status).toBe('signed-in');
  expect(log.mock.calls).toEqual([['Uploads could not be saved or discarded.', error]]);
  log.mockClear();
});

const failed = () => createUpload({ status: 'failed', problem: { code: 'http', status: 413 } });
const stays = 'If you finish later, all of this is here again when Mia Berg signs in on this device.';
const isLost = 'They aren’t saved on this device, and are lost if Mia Berg signs out now.';

test.each([
  ['chosen files', { chosenCount: 2 }, ['2 chosen', stays], /continue|finish\./],
  ['a failed upload', { unsent: [failed()], unsentCount: 1 }, ['1 failed', stays], /continue|finish\./],
  [
    'a decision and a waiting upload',
    {
      unsent: [
        createUpload({ status: 'waiting' }),
        createUpload({
          status: 'waiting',
          waitsFor: { kind: 'decision', match: { kind: 'listed', uploadId: 'a' } },
        }),
      ],
    },
    ['1 waiting · 1 to review', stays, 'Running and waiting uploads continue then.'],
    /finish\./,
  ],
  [
    'a running upload that isn’t saved',
    { unsent: [createUpload({ status: 'storing', attemptId: 'a' })], unsentCount: 1, savedCount: 0 },
    ['1 running', isLost, 'Stay signed in until the uploads finish.'],
    /continue/,
  ],
])('[PAGE-3] with %s the dialog says what becomes of it', async (_, documents, said, unsaid) => {
  await createLeaving(documents);
  const dialog = screen.getByRole('dialog');
  for (const text of said) expect(dialog).toHaveTextContent(text);
  expect(dialog).not.toHaveTextContent(unsaid);
});

test('if only some uploads are saved, the dialog says so, and all can be left', async () => {
  const { press, signIn } = await createLeaving({ savedCount: 1 });
  expect(
    screen.getByText('1 of them isn’t saved on this device: its file must be selected again.'),
  ).toBeVisible();
  await press('Sign out, finish later');
  expect(signIn.state().status).toBe('signed-out');
});

test('[UI-3] after signing out, a provider that can’t be reached is announced', async () => {
  const state = { status: 'signed-out', generation: 0 } as const;
  const signIn = { state: () => state, subscribe: () => () => undefined, signIn: unreachable };
  const { user } = render(<SignedOut signIn={signIn} />);
  const unannounced = watchUnannounced();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^Couldn’t check who you are/)).toBeVisible();
  expect(unannounced()).toEqual([]);
});
