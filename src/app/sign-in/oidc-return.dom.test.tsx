import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';

import { readReturn } from './oidc-return.ts';

const manager = new UserManager({
  authority: 'https://login.example.com/',
  client_id: 'asset-documents',
  redirect_uri: 'https://tools.example.com/',
  metadata: { issuer: 'https://login.example.com/', token_endpoint: 'https://login.example.com/token' },
  stateStore: new WebStorageStateStore({ store: localStorage, prefix: 'oidc.' }),
});

const expected = async () => ({
  issuer: 'https://login.example.com/',
  clientId: 'asset-documents',
  isIssuerNamed: true,
});

const denied = '?error=access_denied&error_description=No%20role&state=s1';

afterEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

async function returnTo(address: string) {
  history.replaceState(undefined, '', address);
  const returned = await readReturn(manager, { signOutId: '', expected });
  // The console line for administrators.
  vi.mocked(console.error).mockClear();
  return returned;
}

test('[SIGN-IN-2] a damaged stored entry doesn’t hide the provider’s error', async () => {
  localStorage.setItem('oidc.s1', '{"id":');
  expect(await returnTo(denied)).toEqual({
    kind: 'failed',
    failure: { code: 'access_denied', description: 'No role' },
  });
  expect(location.search).toBe('');
});

test('[SIGN-IN-2] an answer to a request that this page didn’t make is not quoted', async () => {
  const returned = await returnTo(denied);
  expect(returned).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(returned)).not.toContain('No role');
});

test.for(['', '&iss=https%3A%2F%2Fother.example'])(
  '[IDENTITY-13] a code that doesn’t come from this provider (%s) is not redeemed',
  async (issuer) => {
    localStorage.setItem(
      'oidc.s1',
      JSON.stringify({
        id: 's1',
        created: 1,
        client_id: 'asset-documents',
        authority: manager.settings.authority,
      }),
    );
    expect(await returnTo(`?code=c&state=s1${issuer}`)).toMatchObject({
      kind: 'failed',
      failure: { code: 'invalid_issuer' },
    });
  },
);
