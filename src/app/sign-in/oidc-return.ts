import { ErrorResponse, SigninState, type User, type UserManager } from 'oidc-client-ts';

import { setTimer } from '#lib/timer.ts';

import { logSignInFailure, readSignInFailure, type SignInFailure } from './sign-in-failure.ts';

/** Marks answers for the page that opened this one as a popup. */
export const forOpener = 'opener';
/** Marks answers for the page that contains this one as a hidden frame. */
export const forParent = 'parent';

/** Time in milliseconds in which an opener that still waits for the answer closes its popup. */
const openerAnswerMs = 5000;

/** Way in which the page was opened: directly, or by the provider with an answer. */
export type Return =
  | { readonly kind: 'afresh' | 'signed-out' }
  | { readonly kind: 'failed'; readonly failure: SignInFailure }
  | { readonly kind: 'signed-in'; readonly user: User }
  /** The answer was passed to the page that contains this one, which removes it. */
  | { readonly kind: 'handed-over' };

type Callbacks = Pick<
  UserManager,
  'signinRedirectCallback' | 'signinPopupCallback' | 'signinSilentCallback' | 'signoutCallback'
> & { readonly settings: Pick<UserManager['settings'], 'stateStore'> };

/**
 * Removes the provider's answer from the address at once, reads it, and restores the page that was open before sign-in.
 */
export async function readReturn(manager: Callbacks): Promise<Return> {
  const { href, pathname, search, hash } = location;
  const answer = new URLSearchParams(search);
  const state = answer.get('state');
  if (state === null) return { kind: 'afresh' };
  history.replaceState(history.state, '', pathname + hash);

  if (state.endsWith(`;${forOpener}`)) {
    const opener = window.opener as Window | null;
    if (opener && !opener.closed) {
      await manager.signinPopupCallback(href);
      await new Promise((resolve) => setTimer(openerAnswerMs, () => resolve(undefined)));
    }
    return { kind: 'afresh' };
  }
  if (state.endsWith(`;${forParent}`)) {
    if (window.parent === window) return { kind: 'afresh' };
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
 * Reads the provider's answer. A failed sign-in isn't restarted, which would loop in a browser without storage.
 * `answer` is passed only if this page asked for it: its error is shown even if the stored entry is damaged.
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

/**
 * Returns the hash of the page that was open before sign-in. Must be called before the answer is read, which deletes
 * it.
 */
async function pageLeft({ settings }: Callbacks, state: string): Promise<string | undefined> {
  const stored = await settings.stateStore.get(state);
  if (stored === null) return undefined;
  const { data } = await SigninState.fromStorageString(stored);
  return typeof data === 'string' && data.startsWith('#') ? data : undefined;
}
