import { isRole } from '#api/contract/roles.ts';
import type { GetToken } from '#api/request/upload-request.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { untilAborted } from '#lib/time/until-aborted.ts';

import { NetworkError } from '../errors.ts';
import type { Problem } from '../problem.ts';
import { rolesAt, tokenClaims } from './token-claims.ts';

/**
 * Characters allowed in a header. `setRequestHeader` throws for others, with a message that may quote the token, and no
 * error of this client may.
 */
const isSendable = (token: string): boolean => /^[\u0021-\u007e]+$/.test(token);

async function ask(getToken: GetToken, request: Parameters<GetToken>[0]): Promise<Result<string, Problem>> {
  try {
    return ok(await untilAborted(getToken(request), request.signal));
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof NetworkError) return fail({ code: 'network', sentBytes: 0, outcome: 'not-stored' });
    // Other reasons are dropped, since they may hold the token.
    return fail({ code: 'no-token' });
  }
}

/** Source of tokens, and path of the roles in them. */
export interface TokenSource {
  readonly getToken: GetToken;
  /**
   * Path of the claim that lists roles, if the token is a JWT. The interface doesn't say where roles are: without this,
   * only the service checks them.
   */
  readonly rolesClaim?: string | undefined;
}

/** Gets a token from the port; rejects one that can't be sent or whose roles don't allow uploads. */
export async function usableToken(
  { getToken, rolesClaim }: TokenSource,
  request: Parameters<GetToken>[0],
): Promise<Result<string, Problem>> {
  const result = await ask(getToken, request);
  if (!result.ok) return result;
  const token = result.value;
  if (!isSendable(token)) return fail({ code: 'no-token' });
  const roles = rolesClaim === undefined ? undefined : rolesAt(tokenClaims(token), rolesClaim);
  if (roles !== undefined && !roles.some(isRole)) return fail({ code: 'role-missing', roles });
  return ok(token);
}
