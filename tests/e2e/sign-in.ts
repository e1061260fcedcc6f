import { createHash, randomBytes } from 'node:crypto';

import type { BrowserContext } from '@playwright/test';

const clientId = 'asset-documents';

/** A person's session as the application stores it with `signIn.storage` = `session`. */
type Session = Readonly<Record<string, unknown>>;

/**
 * Signs a person in at an application's provider before its pages are opened in this browser: follows the code flow
 * with PKCE over HTTP, which takes a tenth of the time that pages take. Each tab of the context starts with the
 * session; signing out ends it in that tab.
 */
export async function signIn(context: BrowserContext, appUrl: string, person = 'm.berg'): Promise<void> {
  const { session, cookies } = await fetchSession(appUrl, person);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: appUrl })));
  await context.addInitScript(startSession, session);
}

/** Runs in every page. Pages other than the application's get a useless session. */
export function startSession(session: Session): void {
  // A manual in its preview has no storage.
  if (origin === 'null' || sessionStorage.getItem('has-session')) return;
  const authority = new URL('./idp', location.href).href;
  sessionStorage.setItem('has-session', 'yes');
  sessionStorage.setItem(`oidc.user:${authority}:asset-documents`, JSON.stringify(session));
}

/** Returns the person's tokens, and the provider's session cookies. `cookies` may hold those of a session that is open. */
export async function fetchSession(appUrl: string, person: string, cookies = new Map<string, string>()) {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${appUrl}/`;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const browse = createBrowser(appUrl, cookies);
  const first = await browse(`/idp/auth?${query}`);
  const signInWith = async (form: string) =>
    browse(await browse(form, { method: 'POST', body: new URLSearchParams({ person }) }));
  const back = first.startsWith(redirectUri + '?') ? first : await signInWith(first);
  const code = new URL(back).searchParams.get('code') ?? '';
  const answer = await fetch(`${appUrl}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  const { expires_in: lifetimeSeconds, ...tokens } = (await answer.json()) as {
    readonly expires_in: number;
    readonly id_token: string;
    readonly refresh_token: string;
  };
  const [, claims = ''] = tokens.id_token.split('.');
  const session = {
    ...tokens,
    profile: JSON.parse(Buffer.from(claims, 'base64url').toString()),
    expires_at: Math.floor(Date.now() / 1000) + lifetimeSeconds,
  };
  return { session, cookies };
}

/** Sends requests with cookies, and stores those of the responses; each returns the address of the redirect. */
function createBrowser(appUrl: string, cookies: Map<string, string>) {
  return async (address: string, init: RequestInit = {}): Promise<string> => {
    const url = new URL(address, appUrl);
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url.pathname} answered ${answer.status} and no address.`);
    return new URL(location, url).href;
  };
}
