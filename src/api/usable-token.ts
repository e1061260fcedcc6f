import { fail, ok, type Result } from '#lib/result.ts';

import { isRole } from './contract/operation.ts';
import type { Problem } from './problem.ts';
import { tokenRoles } from './token-roles.ts';
import { untilAborted } from './until-aborted.ts';
import type { GetToken } from './upload-request.ts';

/**
 * What a header can carry. `setRequestHeader` would refuse the rest with an error whose message may quote the token, and
 * no error of ours does.
 */
const isSendable = (token: string): boolean => /^[\u0021-\u007e]+$/.test(token);

async function ask(getToken: GetToken, request: Parameters<GetToken>[0]): Promise<string | undefined> {
  try {
    return await untilAborted(getToken(request), request.signal);
  } catch {
    // What the port says is its own business: the reason may hold the token.
    request.signal.throwIfAborted();
    return undefined;
  }
}

/** Asks the port for a token and refuses one that cannot be sent or that names roles of which none may upload. */
export async function usableToken(
  getToken: GetToken,
  request: Parameters<GetToken>[0],
): Promise<Result<string, Problem>> {
  const token = await ask(getToken, request);
  if (token === undefined || !isSendable(token)) return fail({ code: 'no-token' });
  const roles = tokenRoles(token);
  if (roles !== undefined && !roles.some(isRole)) return fail({ code: 'role-missing', roles });
  return ok(token);
}
