import { valueAt } from '#lib/value-at.ts';

import { tokenClaims } from './token-claims.ts';

/** Claims that name a person. Each may be missing. */
export interface PersonClaims {
  readonly iss?: string | undefined;
  readonly sub?: string | undefined;
  /** ID of the person for all applications of a tenant (Microsoft Entra ID). */
  readonly oid?: string | undefined;
  /** ID of the person, where `sub` is a user name (Okta). */
  readonly uid?: string | undefined;
}

/** Returns the claims about a person in a JWT; none of them for any other token. Nothing is verified. */
export function personClaimsOf(token: string): PersonClaims {
  const claims = tokenClaims(token);
  const text = (name: string): string | undefined => {
    const value = valueAt(claims, name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { iss: text('iss'), sub: text('sub'), oid: text('oid'), uid: text('uid') };
}

/** Answer to the question if a token belongs to a person. */
export type TokenMatch = 'same' | 'other' | 'unknown';

/**
 * Compares an access token with the ID token of a person. `unknown` if the access token names nobody.
 *
 * Issuer and `sub` are compared, with two exceptions: Entra ID gives each application its own `sub` and may name an
 * older issuer in access tokens, and Okta puts the user name into their `sub`. Both have another claim for the person.
 */
export function matchAccessToken(token: string, id: PersonClaims): TokenMatch {
  const access = personClaimsOf(token);
  if (access.oid !== undefined && id.oid !== undefined) return access.oid === id.oid ? 'same' : 'other';
  const isSameIssuer = access.iss === undefined || access.iss === id.iss;
  if (access.uid !== undefined) return isSameIssuer && access.uid === id.sub ? 'same' : 'other';
  if (access.sub === undefined) return 'unknown';
  return isSameIssuer && access.sub === id.sub ? 'same' : 'other';
}
