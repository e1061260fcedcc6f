import { fail, ok, type Result } from '#lib/result.ts';

import { isRole } from './contract/operation.ts';
import { isNetworkError } from './errors.ts';
import type { Problem } from './problem.ts';
import { tokenRoles } from './token-roles.ts';
import { untilAborted } from './until-aborted.ts';
import type { GetToken } from './upload-request.ts';

/**
 * What a header can carry. `setRequestHeader` would refuse the rest with an error whose message may quote the token, and
 * no error of ours does.
 */
const isSendable = (token: string): boolean => /^[\u0021-\u007e]+$/.test(token);

async function ask(getToken: GetToken, request: Parameters<GetToken>[0]): Promise<Result<string, Problem>> {
  try {
    return ok(await untilAborted(getToken(request), request.signal));
  } catch (error) {
    request.signal.throwIfAborted();
    if (isNetworkError(error)) return fail({ code: 'network', sentBytes: 0, outcome: 'not-stored' });
    // What else the port says is its own business: the reason may hold the token.
    return fail({ code: 'no-token' });
  }
}

/** Where tokens come from, and where in them the roles are. */
export interface TokenSource {
  readonly getToken: GetToken;
  /**
   * Path of the claim that lists roles, where the token is a JWT. The interface does not say where they are: without it
   * the service alone judges them.
   */
  readonly rolesClaim?: string;
}

/** Asks the port for a token and refuses one that cannot be sent or that names roles of which none may upload. */
export async function usableToken(
  { getToken, rolesClaim }: TokenSource,
  request: Parameters<GetToken>[0],
): Promise<Result<string, Problem>> {
  const asked = await ask(getToken, request);
  if (!asked.ok) return asked;
  const token = asked.value;
  if (!isSendable(token)) return fail({ code: 'no-token' });
  const roles = rolesClaim === undefined ? undefined : tokenRoles(token, rolesClaim);
  if (roles !== undefined && !roles.some(isRole)) return fail({ code: 'role-missing', roles });
  return ok(token);
}
