import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createRefreshVault, type SavedSession } from './refresh-vault.ts';
import { only, withSenderDatabase } from './sender-database.ts';

const idleMs = 1000;
const vault = createRefreshVault(idleMs);
const session = (refresh_token: string): SavedSession => ({ refresh_token, profile: { sub: 'mia' } });
const keep = (token: string, personId = 'mia') => vault.keep(personId, session(token), () => true);

/** Renews, and returns the token that was used. */
async function use(next?: string, personId = 'mia'): Promise<string | undefined> {
  let used: string | undefined;
  await vault.renew(personId, async ({ refresh_token }) => {
    used = refresh_token;
    return next === undefined ? {} : { refresh_token: next };
  });
  return used;
}

test('[SIGN-IN-12] each token is used once, also by renewals at the same time', async () => {
  await keep('one');
  expect(await Promise.all([use('two'), use('three')])).toEqual(['one', 'two']);
  expect(await use()).toBe('three');
  // A provider that doesn't rotate.
  expect(await use()).toBe('three');
});

test('[SIGN-IN-12] a token whose use failed isn’t used again', async () => {
  await keep('one');
  const rejected = vault.renew('mia', () => Promise.reject(new Error('invalid_grant')));
  await expect(rejected).rejects.toThrow('invalid_grant');
  expect(await vault.has('mia')).toBe(false);
  expect(await use()).toBeUndefined();
});

test('[SIGN-IN-12] only the person who signed in last has a token', async () => {
  await keep('of Mia');
  await keep('of Karl', 'karl');
  expect(await use('next', 'mia')).toBeUndefined();
  expect(await use('next', 'karl')).toBe('of Karl');
});

test('[SIGN-IN-12] a sign-out deletes everything, and what arrives later isn’t kept', async () => {
  await keep('one');
  await vault.forget();
  await vault.keep('mia', session('late'), () => false);
  const counts = await withSenderDatabase((database) =>
    Promise.all((['account', 'tokens', 'keys'] as const).map((name) => database.count(name))),
  );
  expect(counts).toEqual([0, 0, 0]);
});

test('[SIGN-IN-12] a token that wasn’t used for too long is deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await keep('one');
  vi.setSystemTime(Date.now() + idleMs);
  expect(await vault.has('mia')).toBe(false);
  expect(await withSenderDatabase((database) => database.count('tokens'))).toBe(0);
});

test('[SIGN-IN-12] the token is encrypted, and its key can’t be exported', async () => {
  await keep('a secret token');
  const [saved, key] = await withSenderDatabase((database) =>
    Promise.all([database.get('tokens', only), database.get('keys', only)]),
  );
  expect(new TextDecoder().decode(saved!.sealed)).not.toContain('secret');
  await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow(/extractable/);
});
