import { isRole } from '#api/contract/roles.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Rejection } from '#service/http/rejection.ts';

import type { Identity, TokenProblem, VerifyToken } from './verify-token.ts';

const bearer = /^Bearer +(\S.*)$/i;

const messages: Record<TokenProblem, string> = {
  'token-invalid': 'The access token was not issued for this service or was changed.',
  'token-expired': 'The access token has expired: sign in again or renew it.',
};

const unavailable: Rejection = {
  code: 'sign-in-unavailable',
  detail: 'Whether the access token is valid cannot be checked at the moment. Nothing was stored.',
  headers: { 'Retry-After': '5' },
};

/** Verifier of tokens; `onError` is called if a token can't be checked. */
interface TokenCheck {
  readonly verifyToken: VerifyToken;
  readonly onError: (error: unknown) => void;
}

/** Authenticates the caller and checks that they may upload; challenges as in RFC 6750, section 3. */
export async function authorize(
  authorization: string | undefined,
  { verifyToken, onError }: TokenCheck,
): Promise<Result<Identity, Rejection>> {
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    return fail({
      code: 'token-missing',
      detail: 'Send the access token as "Authorization: Bearer <ACCESS_TOKEN>".',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const verified = await verifyToken(token).catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  if (verified === undefined) return fail(unavailable);
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
