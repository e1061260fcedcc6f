import { isRole } from '#api/contract/roles.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Rejection } from '#service/http/rejection.ts';

import type { Identity, IssuedTokens } from './issued-tokens.ts';

const bearer = /^Bearer +(\S.*)$/i;

const messages = {
  'token-invalid': 'The access token was not issued for this service or was changed.',
  'token-expired': 'The access token has expired: sign in again or renew it.',
};

/** Authenticates the caller and checks that they may upload; challenges as in RFC 6750, section 3. */
export async function authorize(
  authorization: string | undefined,
  tokens: IssuedTokens,
): Promise<Result<Identity, Rejection>> {
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    return fail({
      code: 'token-missing',
      detail: 'Send the access token as "Authorization: Bearer <ACCESS_TOKEN>".',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const verified = await tokens.verify(token);
  if (!verified.ok) {
    return fail({
      code: verified.problem,
      detail: messages[verified.problem],
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    });
  }
  if (verified.value.roles.some(isRole)) return ok(verified.value);
  return fail({
    code: 'role-missing',
    detail: `Uploading needs another role than ${verified.value.roles.join(', ') || 'none'}.`,
    headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
  });
}
