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
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

async function returnTo(address: string) {
  history.replaceState(undefined, '', address);
  // The console line for administrators.
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const returned = await readReturn(manager, { signOutId: '', expected });
  log.mockClear();
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

test.each(['opener', 'parent'])(
  '[SIGN-IN-10] an answer marked for an %s that isn’t there opens the page normally',
  async (mark) => {
    expect(await returnTo(`/?code=c&state=s1;${mark}`)).toEqual({ kind: 'afresh' });
    expect(location.search).toBe('');
  },
);

test('[SIGN-IN-10] a popup whose opener has closed opens the page normally', async () => {
  vi.stubGlobal('opener', { closed: true, postMessage: vi.fn<() => void>() });
  expect(await returnTo('/?code=c&state=s1;opener')).toEqual({ kind: 'afresh' });
});

test('[SIGN-IN-10] a popup hands the answer to its opener, and opens normally if that doesn’t close it', async () => {
  vi.useFakeTimers();
  const messages: unknown[] = [];
  vi.stubGlobal('opener', { closed: false, postMessage: (message: unknown) => messages.push(message) });
  const opened = vi.fn<(returned: unknown) => void>();
  void returnTo('/?code=c&iss=https%3A%2F%2Flogin.example.com%2F&state=s1;opener').then(opened);
  await vi.advanceTimersByTimeAsync(1000);
  expect(messages).toMatchObject([{ url: expect.stringContaining('code=c') }]);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toHaveBeenCalledWith({ kind: 'afresh' });
});
