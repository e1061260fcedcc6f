import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import type { Config } from '../config.ts';

import { OidcControl } from './oidc-control.tsx';
import { readReturn } from './oidc-return.ts';
import { createOidcSignIn } from './oidc-sign-in.ts';
import { SignedOut } from './signed-out.tsx';
import type { SignIn } from './sign-in.ts';

/** Settings of the adapter. */
export type OidcConfig = Extract<Config['signIn'], { readonly adapter: 'oidc' }>;

/**
 * Sign-in at an OpenID provider by authorization code and PKCE. Somebody who is not signed in is sent there, and the
 * promise stays open while the page is left. Rejects when the provider cannot be reached.
 */
export async function createOidcAdapter(config: OidcConfig): Promise<SignIn> {
  const manager = createManager(config);
  const returned = await readReturn(manager);
  if (returned.kind === 'handed-over') return untilLeft();
  let user = returned.kind === 'signed-in' ? returned.user : undefined;
  if (returned.kind === 'afresh') user = (await manager.getUser()) ?? undefined;
  const signIn = createOidcSignIn(manager, user, config.rolesClaim);
  if (returned.kind === 'afresh' && user === undefined) {
    await signIn.signIn();
    return untilLeft();
  }
  const hasFailed = returned.kind === 'failed';
  return {
    ...signIn,
    Control: (props) => <OidcControl signIn={signIn} {...props} />,
    SignedOut: () => <SignedOut hasFailed={hasFailed} onSignIn={signIn.signIn} />,
  };
}

/** The page is being replaced by the provider's, or closed by the one that opened it. */
const untilLeft = () => new Promise<never>(() => undefined);

function createManager({ authority, clientId, scope, storage }: OidcConfig): UserManager {
  // The page as a folder: the same address for every asset, as providers compare it exactly.
  const pageUrl = new URL('.', document.baseURI).href;
  return new UserManager({
    authority,
    client_id: clientId,
    scope,
    redirect_uri: pageUrl,
    post_logout_redirect_uri: pageUrl,
    automaticSilentRenew: false,
    // Only for the way to the provider and back; in session storage, as another tab has a way of its own.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    userStore: new WebStorageStateStore({
      store: storage === 'session' ? sessionStorage : new InMemoryWebStorage(),
    }),
  });
}
