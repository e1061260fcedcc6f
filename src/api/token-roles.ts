import { rolesAt } from './roles-at.ts';
import { tokenClaims } from './token-claims.ts';

/**
 * Returns the roles at a claim's path in a token, or `undefined` if there are none that can be read. Nothing is
 * verified: this only avoids sending a gigabyte to get a 403. The service decides.
 */
export const tokenRoles = (token: string, rolesClaim: string): readonly string[] | undefined =>
  rolesAt(tokenClaims(token), rolesClaim);
