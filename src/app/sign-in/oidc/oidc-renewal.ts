import { ErrorResponse, type User } from 'oidc-client-ts';

import { NetworkError } from '#api/errors.ts';
import { createId } from '#lib/create-id.ts';

import type { BackgroundRenewal } from './background-renewal.ts';
import { forParent } from './oidc-return.ts';
import type { OidcSession } from './oidc-session.ts';
import { isTransientError, SilentFrameError, WrongAnswerError, type OidcManager } from './oidc-user.ts';

interface RenewalOptions {
  readonly manager: Pick<OidcManager, 'signinSilent'>;
  /** Asks the provider if it answers at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Present if refresh tokens are kept for the service worker. */
  readonly background?: Pick<BackgroundRenewal, 'renew'> | undefined;
}

/**
 * Returns a function that renews the tokens of the person who is here, once for all callers of a generation. It rejects
 * with `NetworkError`, or the session has expired. `isForced`: with the provider's session, not with a refresh token.
 */
export function createRenewal(
  { identity, user, prove, isOfPersonHere }: OidcSession,
  { manager, isReachable, background }: RenewalOptions,
): (isForced?: boolean) => Promise<void> {
  let renewing: { readonly generation: number; readonly done: Promise<void> } | undefined;
  return (isForced = false) => {
    const { generation } = identity.get();
    if (renewing?.generation === generation) return renewing.done;
    const isFramed = isForced || user()?.refresh_token === undefined;
    const askHere = () => askSilently(manager, isFramed);
    const ask = () => (background && !isForced ? background.renew(identity.get(), askHere) : askHere());
    const done = renewSilently(() => prove(ask, isOfPersonHere), isReachable)
      .catch((error: unknown) => {
        if (!(error instanceof NetworkError)) identity.dispatch({ type: 'expired', generation });
        throw error;
      })
      .finally(() => {
        if (renewing?.done === done) renewing = undefined;
      });
    renewing = { generation, done };
    return done;
  };
}

/** Uses the refresh token; without one or if the provider rejects it, the provider's session in a hidden frame. */
async function askSilently(manager: RenewalOptions['manager'], isFramed: boolean): Promise<User> {
  const request = { url_state: forParent, nonce: createId() };
  const inFrame = async () => {
    try {
      return await manager.signinSilent({ ...request, forceIframeAuth: true });
    } catch (cause) {
      if (cause instanceof ErrorResponse) throw cause;
      throw new SilentFrameError('The hidden frame gave no answer.', { cause });
    }
  };
  const withRefreshToken = async () => {
    try {
      return await manager.signinSilent(request);
    } catch (error) {
      if (error instanceof ErrorResponse && error.error === 'invalid_grant') return inFrame();
      throw error;
    }
  };
  const answer = await (isFramed ? inFrame() : withRefreshToken());
  if (answer === null) throw new WrongAnswerError('There is no session.');
  return answer;
}

/** Rejects with `NetworkError` unless the person is needed; no error quotes a token. */
async function renewSilently(prove: () => Promise<void>, isReachable: () => Promise<boolean>): Promise<void> {
  try {
    await prove();
  } catch (cause) {
    if (cause instanceof NetworkError) throw cause;
    // A request tells if the provider answers.
    const isTransient = cause instanceof SilentFrameError ? !(await isReachable()) : isTransientError(cause);
    // Without the cause, which may quote what was sent.
    if (isTransient) throw new NetworkError();
    // oxlint-disable-next-line eslint/preserve-caught-error -- it may quote a token
    throw new Error('The provider wants the person to sign in again.');
  }
}
