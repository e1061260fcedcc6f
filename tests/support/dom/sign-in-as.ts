import { tokenClaims } from '#api/token/token-claims.ts';
import { createBrowserRecord } from '#app/sign-in/browser-record.ts';
import { createDeviceMemory } from '#lib/device-memory.ts';
import { identitySignIn } from '#service/identity/identity-sign-in.ts';

import type { RunningService } from '../servers/start-service.ts';

/** The demo's sign-in as in a configuration, with token storage that `signInAs` can fill. */
export const sessionSignIn = { ...identitySignIn, storage: 'session' } as const;

/** Starts a session of a demo person, like a tab after a reload; for the page at `document.baseURI`. */
export async function signInAs(service: Pick<RunningService, 'token'>, person?: string): Promise<void> {
  const token = await service.token(person);
  const authority = new URL(identitySignIn.authority, document.baseURI).href;
  const profile = tokenClaims(token) as { readonly exp: number };
  sessionStorage.clear();
  const { clientId } = identitySignIn;
  const memory = createDeviceMemory(() => localStorage);
  const signOutId = createBrowserRecord(memory, { authority, clientId }).signOutId();
  sessionStorage.setItem(
    `oidc.${signOutId && `${signOutId}.`}user:${authority}:${clientId}`,
    JSON.stringify({ access_token: token, token_type: 'Bearer', profile, expires_at: profile.exp }),
  );
}
