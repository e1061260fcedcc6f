import { ErrorResponse, SigninState, type User, type UserManager } from 'oidc-client-ts';

import { setTimer } from '#lib/time/timer.ts';
import { valueAt } from '#lib/value-at.ts';

import { logSignInFailure, readSignInFailure, type SignInFailure } from '../sign-in-failure.ts';
import { checkUser, type Expected } from './oidc-user.ts';

/** Marks answers for the page that opened this one as a popup. */
export const forOpener = 'opener';
/** Marks answers for the page that contains this one as a hidden frame. */
export const forParent = 'parent';

/** State of a redirect that ends the provider's session. */
export interface SignOutState {
  /** Hash of the page that was open; empty for the first page, whose files and codes are the person's own. */
  readonly page: string;
}

/** State of a redirect to the provider, which comes back with its answer. */
export interface RedirectState extends SignOutState {
  /** The last sign-out in this browser when the sign-in was started. */
  readonly signOutId: string;
}

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
  'signinRedirectCallback' | 'signinPopupCallback' | 'signinSilentCallback' | 'signoutCallback' | 'removeUser'
> & { readonly settings: Pick<UserManager['settings'], 'stateStore'> };

interface ReturnOptions {
  /** The last sign-out in this browser: a sign-in that was started before it has no effect. */
  readonly signOutId: string;
  readonly expected: () => Promise<Expected>;
}

/**
 * Removes the provider's answer from the address at once, reads it, and restores the page that was open before sign-in.
 */
export async function readReturn(manager: Callbacks, options: ReturnOptions): Promise<Return> {
  const { pathname, search, hash } = location;
  const answer = new URLSearchParams(search);
  const state = answer.get('state');
  if (state === null) return { kind: 'afresh' };
  history.replaceState(history.state, '', pathname + hash);

  const href = await withIssuerChecked(location.origin + pathname, answer, options);
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
    // A state that is gone or isn't ours names no page.
    const left = await pageLeft(manager, state).catch(() => undefined);
    if (left !== undefined) history.replaceState(history.state, '', left);
    return readSignIn(manager, href, { ...options, answer: isOurs ? new URL(href).searchParams : undefined });
  }
  // Rejects if this isn't the return from a sign-out.
  const left = await manager.signoutCallback(href).catch(() => undefined);
  const page = readPage(left?.userState);
  if (page !== undefined) history.replaceState(history.state, '', page);
  return { kind: left ? 'signed-out' : 'afresh' };
}

/**
 * Returns the address of an answer; of one that names another issuer than this provider (RFC 9207), the address of an
 * error instead. It is checked where the answer arrives, which may be a popup or a hidden frame.
 */
async function withIssuerChecked(
  page: string,
  answer: URLSearchParams,
  { expected }: Pick<ReturnOptions, 'expected'>,
): Promise<string> {
  const isCode = answer.has('code');
  const named = answer.get('iss');
  if (isCode) {
    const { issuer, isIssuerNamed } = await expected();
    if (named === null ? isIssuerNamed : named !== issuer) {
      return `${page}?${new URLSearchParams({
        error: 'invalid_issuer',
        error_description: 'The answer came from another provider.',
        state: answer.get('state') ?? '',
      })}`;
    }
  }
  return `${page}?${answer}`;
}

interface SignInAnswer extends ReturnOptions {
  /** Present only if this page asked for it: its error is shown even if the stored entry is damaged. */
  readonly answer: URLSearchParams | undefined;
}

/** Reads the provider's answer. A failed sign-in isn't restarted, which would loop in a browser without storage. */
async function readSignIn(
  manager: Callbacks,
  href: string,
  { answer, signOutId, expected }: SignInAnswer,
): Promise<Return> {
  try {
    const user = await manager.signinRedirectCallback(href);
    const isOver = valueAt(user.state, 'signOutId') !== signOutId;
    if (!isOver) checkUser(user, await expected());
    if (!isOver) return { kind: 'signed-in', user };
    await manager.removeUser();
    return { kind: 'signed-out' };
  } catch (error) {
    // The manager stores a user before it is checked.
    await manager.removeUser();
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
  return readPage(data);
}

function readPage(state: unknown): string | undefined {
  const page = valueAt(state, 'page');
  return typeof page === 'string' && page.startsWith('#') ? page : undefined;
}
