import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import type { DeviceMemory } from '#lib/device-memory.ts';

import type { Config } from '../config/config.ts';

import { createLastPerson, type LastPerson } from './last-person.ts';
import { OidcControl } from './oidc-control.tsx';
import { readReturn, type Return } from './oidc-return.ts';
import { createOidcSignIn, type OidcStart } from './oidc-sign-in.ts';
import { logSignInFailure, ProviderError, readSignInFailure } from './sign-in-failure.ts';
import { SignedOut } from './signed-out.tsx';
import type { SignIn } from './sign-in.ts';

/** Time limit in seconds, so that a network without answers doesn't keep the page from opening. */
const requestTimeoutSeconds = 10;

/** Settings of the adapter. */
export type OidcConfig = Config['signIn'];

/**
 * Sign-in at an OpenID provider with the authorization code flow and PKCE. Redirects a person who isn't signed in to
 * the provider; the promise then stays pending while the page unloads. If the provider can't be reached, the last
 * person is to sign in later; without a last person it rejects.
 */
export async function createOidcAdapter(config: OidcConfig, memory: DeviceMemory): Promise<SignIn> {
  const manager = createManager(config);
  const returned = await readReturn(manager);
  if (returned.kind === 'handed-over') return untilLeft();
  const { rolesClaim } = config;
  const lastPerson = createLastPerson(memory, config);
  const start = await startOf(returned, { manager, lastPerson });
  const isReachable = () => canReach(manager.settings.metadataUrl);
  const signIn = createOidcSignIn(manager, start, { rolesClaim, lastPerson, isReachable });
  const failure = returned.kind === 'failed' ? returned.failure : undefined;
  return {
    ...signIn,
    Control: (props) => <OidcControl signIn={signIn} {...props} />,
    SignedOut: () => <SignedOut signIn={signIn} failure={failure} />,
  };
}

async function startOf(
  returned: Exclude<Return, { readonly kind: 'handed-over' }>,
  { manager, lastPerson }: { readonly manager: UserManager; readonly lastPerson: LastPerson },
): Promise<OidcStart> {
  if (returned.kind === 'signed-in') return returned;
  if (returned.kind !== 'afresh') return { kind: 'signed-out' };
  const user = await manager.getUser();
  if (user) return { kind: 'signed-in', user };
  const policy = watchPolicy(manager.settings.authority);
  try {
    await manager.signinRedirect({ state: location.hash });
  } catch (cause) {
    const person = lastPerson.read();
    if (person !== undefined) return { kind: 'away', person };
    logSignInFailure(readSignInFailure(cause));
    // The browser reports a violation in a later task than the error.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    throw new ProviderError(manager.settings.authority, policy.isBlocking(), { cause });
  } finally {
    policy.stop();
  }
  return untilLeft();
}

/** Records if the page's content security policy blocks requests to this address: the error of `fetch` doesn't say so. */
function watchPolicy(address: string) {
  let isBlocking = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(address).origin) isBlocking = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    isBlocking: () => isBlocking,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

async function canReach(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutSeconds * 1000);
    return (await fetch(address, { cache: 'no-store', credentials: 'omit', signal })).ok;
  } catch {
    return false;
  }
}

/** Stays pending while the provider's page replaces this one, or its opener closes it. */
const untilLeft = () => new Promise<never>(() => undefined);

function createManager({ authority, clientId, scope, storage }: OidcConfig): UserManager {
  // The page's folder: the same address for every asset, since providers compare it exactly.
  const pageUrl = new URL('.', document.baseURI).href;
  return new UserManager({
    authority,
    client_id: clientId,
    scope,
    redirect_uri: pageUrl,
    post_logout_redirect_uri: pageUrl,
    automaticSilentRenew: false,
    requestTimeoutInSeconds: requestTimeoutSeconds,
    // Only needed until the provider redirects back; in session storage, since each tab signs in separately.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    userStore: new WebStorageStateStore({
      store: storage === 'session' ? sessionStorage : new InMemoryWebStorage(),
    }),
  });
}
