import { ErrorResponse, SigninState, type User, type UserManager } from 'oidc-client-ts';

import { logSignInFailure, readSignInFailure, type SignInFailure } from './sign-in-failure.ts';

/** Marks the answers that are for the page which opened this one as a window beside it, or as a hidden frame. */
export const forOpener = 'opener';
/** The same, for a hidden frame. */
export const forParent = 'parent';

/** How the page was opened: directly, or by the provider with an answer. */
export type Return =
  | { readonly kind: 'afresh' | 'signed-out' }
  | { readonly kind: 'failed'; readonly failure: SignInFailure }
  | { readonly kind: 'signed-in'; readonly user: User }
  /** The answer was for another page, which has it now; nothing is to be done in this one. */
  | { readonly kind: 'handed-over' };

type Callbacks = Pick<
  UserManager,
  'signinRedirectCallback' | 'signinPopupCallback' | 'signinSilentCallback' | 'signoutCallback'
> & { readonly settings: Pick<UserManager['settings'], 'stateStore'> };

/**
 * Takes the provider's answer out of the address at once, reads it, and shows the page that was left for the provider.
 */
export async function readReturn(manager: Callbacks): Promise<Return> {
  const { href, pathname, search, hash } = location;
  const answer = new URLSearchParams(search);
  const state = answer.get('state');
  if (state === null) return { kind: 'afresh' };
  history.replaceState(history.state, '', pathname + hash);

  if (state.endsWith(`;${forOpener}`)) {
    await manager.signinPopupCallback(href);
    return { kind: 'handed-over' };
  }
  if (state.endsWith(`;${forParent}`)) {
    await manager.signinSilentCallback(href);
    return { kind: 'handed-over' };
  }
  if (answer.has('code') || answer.has('error')) {
    const isOurs = (await manager.settings.stateStore.get(state)) !== null;
    const left = await pageLeft(manager, state).catch(() => undefined);
    if (left !== undefined) history.replaceState(history.state, '', left);
    return readSignIn(manager, href, isOurs ? answer : undefined);
  }
  const left = await manager.signoutCallback(href).catch(() => undefined);
  return { kind: left ? 'signed-out' : 'afresh' };
}

/**
 * Doesn't restart a failed sign-in, which would loop in a browser without storage. `answer` is the provider's, given
 * only if
 * this page asked for it: its error is shown even if the entry with the request is damaged.
 */
async function readSignIn(
  manager: Callbacks,
  href: string,
  answer: URLSearchParams | undefined,
): Promise<Return> {
  try {
    return { kind: 'signed-in', user: await manager.signinRedirectCallback(href) };
  } catch (error) {
    const code = answer?.get('error');
    const description = answer?.get('error_description') ?? '';
    const failure = readSignInFailure(
      code ? new ErrorResponse({ error: code, error_description: description }) : error,
    );
    logSignInFailure(failure);
    return { kind: 'failed', failure };
  }
}

/** Returns the page that was left for the provider, as a hash. Before the answer is read, which forgets it. */
async function pageLeft({ settings }: Callbacks, state: string): Promise<string | undefined> {
  const stored = await settings.stateStore.get(state);
  if (stored === null) return undefined;
  const { data } = await SigninState.fromStorageString(stored);
  return typeof data === 'string' && data.startsWith('#') ? data : undefined;
}
