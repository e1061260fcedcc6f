import { ErrorResponse, ErrorTimeout, type User, type UserManager } from 'oidc-client-ts';

import { rolesAt, tokenClaims } from '#api/token/token-claims.ts';
import { matchAccessToken } from '#api/token/token-person.ts';
import { personIdOf, type Person } from '#app/identity/person.ts';

/** The part of `oidc-client-ts` that is needed once the start of the visit is known. */
export type OidcManager = Pick<
  UserManager,
  'signinSilent' | 'signinPopup' | 'signinRedirect' | 'signoutRedirect' | 'storeUser'
>;

/** An answer of the provider that isn't about the person it should be about, or that isn't this provider's. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
}

/** A hidden frame in which the provider didn't answer: it may be blocked, or wait for the person. */
export class SilentFrameError extends Error {
  override readonly name = 'SilentFrameError';
}

/** Claims that an ID token must have. */
export interface Expected {
  /** Issuer of the provider's metadata. */
  readonly issuer: string;
  /** True if the provider names it in every answer, as its metadata say (RFC 9207). */
  readonly isIssuerNamed: boolean;
  readonly clientId: string;
}

/** Throws unless the ID token is this provider's for this client, and the access token the same person's. */
export function checkUser(user: User, { issuer, clientId }: Pick<Expected, 'issuer' | 'clientId'>): void {
  const { iss, aud } = user.profile;
  if (iss !== issuer) throw new WrongAnswerError('The ID token has another issuer.');
  if (![aud].flat().includes(clientId)) throw new WrongAnswerError('The ID token is for another client.');
  // An opaque token counts as that of the ID token it came with.
  if (matchAccessToken(user.access_token, user.profile) === 'other') {
    throw new WrongAnswerError('The access token is another person’s.');
  }
}

/** Returns the person of a checked user. */
export function personOf({ access_token: token, profile }: User, rolesClaim: string | undefined): Person {
  return {
    id: personIdOf(profile.iss, profile.sub),
    subject: profile.sub,
    name: profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub,
    // A configured claim that is missing means that the person has no roles.
    roles:
      rolesClaim === undefined
        ? undefined
        : (rolesAt(tokenClaims(token), rolesClaim) ?? rolesAt(profile, rolesClaim) ?? []),
  };
}

/**
 * Returns true without a readable answer from the provider, or with one that signing in again wouldn't change (RFC 6749,
 * section 4.1.2.1). Everything else, such as an ID token of another person, ends the session.
 */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ErrorResponse) {
    return error.error === 'server_error' || error.error === 'temporarily_unavailable';
  }
  if (error instanceof WrongAnswerError || error instanceof SilentFrameError) return false;
  if (!(error instanceof Error)) return false;
  // `fetch` rejects with a TypeError, and an answer that isn't JSON with a SyntaxError. oidc-client-ts has no class for
  // answers of a gateway: it names their status or their type.
  const isUnanswered =
    error instanceof ErrorTimeout || error.name === 'TypeError' || error.name === 'SyntaxError';
  return isUnanswered || /\(\d{3}\)|Content-Type/.test(error.message);
}
