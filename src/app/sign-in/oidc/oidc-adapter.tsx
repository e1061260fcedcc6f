import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import { matchAccessToken } from '#api/token/token-person.ts';
import type { Config } from '#app/config/config.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { setTimer } from '#lib/time/timer.ts';

import { createBrowserRecord, type BrowserRecord } from '../browser-record.ts';
import { logSignInFailure, ProviderError, readSignInFailure } from '../sign-in-failure.ts';
import type { SignIn } from '../sign-in.ts';
import { OidcControl } from './oidc-control.tsx';
import { forParent, readReturn, type Return } from './oidc-return.ts';
import { createOidcSignIn, goToProvider, type OidcStart } from './oidc-sign-in.ts';
import { checkUser, type Expected } from './oidc-user.ts';
import { SignedOut } from './signed-out-part.tsx';

/** Time limit in seconds, so that a network without answers doesn't keep the page from opening. */
const requestTimeoutSeconds = 10;

/** Settings of the adapter. */
export type OidcConfig = Config['signIn'];

/**
 * Sign-in at an OpenID provider with the authorization code flow and PKCE. Redirects a person who isn't signed in to
 * the provider; the promise then stays pending while the page unloads. If the provider can't be reached, the uploads of
 * the last person may be looked at for a while; without a last person it rejects.
 */
export async function createOidcAdapter(config: OidcConfig, memory: DeviceMemory): Promise<SignIn> {
  const record = createBrowserRecord(memory, config);
  const signOutId = record.signOutId();
  const manager = createManager(config, signOutId);
  const expected = () => readExpected(manager, config.clientId);
  const background = await openBackground(config, manager);
  const returned = await readReturn(manager, { signOutId, expected });
  if (returned.kind === 'handed-over') return untilLeft();
  const awayMs = config.offlineHours * 3_600_000;
  const signIn = createOidcSignIn(manager, await startOf(returned, { manager, expected, record, awayMs }), {
    rolesClaim: config.rolesClaim,
    record,
    signOutId,
    expected,
    isReachable: () => canReach(manager.settings.metadataUrl),
    onRecordChange,
    awayMs,
    setTimer,
    background,
  });
  const failure = returned.kind === 'failed' ? returned.failure : undefined;
  return {
    ...signIn,
    Control: (props) => <OidcControl signIn={signIn} {...props} />,
    SignedOut: () => <SignedOut signIn={signIn} failure={failure} />,
  };
}

/** Loads it only where the operator has switched it on, and the browser can send while the page is closed. */
async function openBackground(config: OidcConfig, manager: UserManager) {
  if (!config.backgroundUploads || !('SyncManager' in globalThis)) return undefined;
  const { createBackgroundRenewal } = await import('./background-renewal.ts');
  return createBackgroundRenewal(config, manager);
}

async function readExpected(manager: UserManager, clientId: string): Promise<Expected> {
  const metadata = await manager.metadataService.getMetadata();
  return {
    issuer: metadata.issuer ?? '',
    clientId,
    isIssuerNamed: Reflect.get(metadata, 'authorization_response_iss_parameter_supported') === true,
  };
}

/** Calls the listener when another tab has signed in or out, and when this one may have missed it while it slept. */
function onRecordChange(listener: () => void): void {
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
}

interface StartOptions {
  readonly manager: UserManager;
  readonly expected: () => Promise<Expected>;
  readonly record: BrowserRecord;
  readonly awayMs: number;
}

async function startOf(
  returned: Exclude<Return, { readonly kind: 'handed-over' }>,
  { manager, expected, record, awayMs }: StartOptions,
): Promise<OidcStart> {
  if (returned.kind === 'signed-in') return returned;
  if (returned.kind !== 'afresh') return { kind: 'signed-out' };
  const stored = await storedUser(manager, expected);
  if (stored) return { kind: 'signed-in', ...stored };
  try {
    await goToProvider(manager, record);
  } catch (cause) {
    const proof = record.lastProof();
    if (proof && proof.provedAt + awayMs > Date.now()) return { kind: 'away', proof };
    logSignInFailure(readSignInFailure(cause));
    throw new ProviderError(manager.settings.authority, { cause });
  }
  return untilLeft();
}

/** Returns the user in session storage, renewed if the token has expired; without the provider only one that hasn't. */
async function storedUser(manager: UserManager, expected: () => Promise<Expected>) {
  const user = await manager.getUser();
  if (!user || matchAccessToken(user.access_token, user.profile) === 'other') return undefined;
  if (!user.expired) return { user, isStored: true };
  if (user.refresh_token === undefined) return undefined;
  try {
    const renewed = await manager.signinSilent({ url_state: forParent });
    if (renewed === null || renewed.profile.sub !== user.profile.sub) return undefined;
    checkUser(renewed, await expected());
    return { user: renewed, isStored: false };
  } catch {
    // The person signs in with a redirect, or the provider can't be reached.
    return undefined;
  }
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

/** Tokens are stored under the last sign-out, so that those from before it, or of a copied tab, aren't found. */
function createManager({ authority, clientId, scope, storage }: OidcConfig, signOutId: string): UserManager {
  const prefix = `oidc.${signOutId && `${signOutId}.`}`;
  if (storage === 'session') removeOldTokens(prefix);
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
      prefix,
      store: storage === 'session' ? sessionStorage : new InMemoryWebStorage(),
    }),
  });
}

function removeOldTokens(prefix: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (/^oidc\..*user:/.test(key) && !key.startsWith(`${prefix}user:`)) sessionStorage.removeItem(key);
  }
}
