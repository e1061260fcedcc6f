import { rolesAt } from './roles-at.ts';
import { tokenClaims } from './token-claims.ts';

/**
 * The roles that a token names at the path of a claim; `undefined` where it names none that can be read. Nothing is
 * verified: it saves sending a gigabyte to a 403, and the service decides.
 */
export const tokenRoles = (token: string, rolesClaim: string): readonly string[] | undefined =>
  rolesAt(tokenClaims(token), rolesClaim);
