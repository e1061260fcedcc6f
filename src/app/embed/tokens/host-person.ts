import { rolesAt } from '#api/roles-at.ts';
import { tokenClaims } from '#api/token-claims.ts';
import { createId } from '#lib/create-id.ts';

import { personIdOf, type Person } from '../../person/person.ts';
import { personClaimsOf } from '../../person/token-person.ts';

/** Person given by the host; unchecked. */
export interface HostPerson {
  readonly getToken?: unknown;
  readonly personId?: unknown;
  readonly rolesClaim?: unknown;
}

/** Tells to which person a token of the host belongs. Nothing is verified: this only keeps people apart. */
export interface HostPeople {
  /** `mismatch`: the token and `personId` name different people. */
  readonly of: (token: string, host: HostPerson) => Person | 'mismatch';
}

/**
 * Starts without knowing anybody. A token that names nobody belongs to an unnamed person: another one for each function
 * of the host, unless it returns the same token.
 */
export function createHostPeople(): HostPeople {
  let unnamed = { id: '', token: '', getToken: undefined as unknown };
  const unnamedOf = (token: string, getToken: unknown): string => {
    const isSame = unnamed.id !== '' && (unnamed.getToken === getToken || unnamed.token === token);
    unnamed = { id: isSame ? unnamed.id : createId(), token, getToken };
    return unnamed.id;
  };
  return {
    of: (token, host) => {
      const { iss = '', sub } = personClaimsOf(token);
      const given = typeof host.personId === 'string' && host.personId !== '' ? host.personId : undefined;
      if (given !== undefined && sub !== undefined && given !== sub) return 'mismatch';
      const subject = sub ?? given;
      const roles = rolesBy(token, host);
      if (subject !== undefined) return { id: personIdOf(iss, subject), subject, name: subject, roles };
      return { id: unnamedOf(token, host.getToken), subject: '', name: '', roles };
    },
  };
}

/** Returns the roles in a token, at the path that the host names. */
export const rolesBy = (token: string, { rolesClaim }: HostPerson): Person['roles'] =>
  typeof rolesClaim === 'string' ? rolesAt(tokenClaims(token), rolesClaim) : undefined;
