import { rolesAt, tokenClaims } from '#api/token/token-claims.ts';
import { personClaimsOf } from '#api/token/token-person.ts';
import { createId } from '#lib/create-id.ts';
import { valueAt } from '#lib/value-at.ts';

import { personIdOf } from '../../identity/person.ts';

/** Person given by the host; unchecked. */
export interface HostPerson {
  readonly getToken?: unknown;
  readonly personId?: unknown;
  readonly rolesClaim?: unknown;
}

/**
 * Tells to which person a token of the host belongs. Nothing is verified: this only keeps people apart. Remembers the
 * last unnamed person. A token without a subject belongs to an unnamed person, a new one for each function of the host
 * unless it returns the same token.
 */
export function createHostPeople() {
  let unnamed = { id: '', token: '', getToken: undefined as unknown };
  const unnamedOf = (token: string, getToken: unknown): string => {
    const isSame = unnamed.id !== '' && (unnamed.getToken === getToken || unnamed.token === token);
    unnamed = { id: isSame ? unnamed.id : createId(), token, getToken };
    return unnamed.id;
  };
  return {
    /** `mismatch`: the token and `personId` name different people. */
    of: (token: string, host: HostPerson) => {
      const { iss = '', sub } = personClaimsOf(token);
      const given = typeof host.personId === 'string' && host.personId !== '' ? host.personId : undefined;
      if (given !== undefined && sub !== undefined && given !== sub) return 'mismatch';
      const subject = sub ?? given;
      const roles =
        typeof host.rolesClaim === 'string' ? rolesAt(tokenClaims(token), host.rolesClaim) : undefined;
      if (subject !== undefined) return { id: personIdOf(iss, subject), subject, name: nameIn(token), roles };
      return { id: unnamedOf(token, host.getToken), subject: '', name: '', roles };
    },
  };
}

/** Claims with a person's name for the screen, best first; a `sub` is rarely one. */
const nameClaims = ['name', 'preferred_username', 'email'];

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

function nameIn(token: string): string {
  const claims = tokenClaims(token);
  return nameClaims.map((claim) => valueAt(claims, claim)).find(isName) ?? '';
}
