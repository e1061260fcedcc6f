import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';

import { fail, ok } from '#lib/result.ts';

import type { VerifyToken } from './verify-token.ts';

const claims = z.object({
  sub: z.string(),
  name: z._default(z.string(), ''),
  roles: z._default(z.array(z.string()), []),
});

interface Issuer {
  readonly issuer: string;
  /** For whom the tokens are. */
  readonly audience: string;
  readonly jwksUrl: URL;
}

/** Verifies the JWT access tokens of an identity provider by the keys that it publishes. */
export function createJwksVerifier({ issuer, audience, jwksUrl }: Issuer): VerifyToken {
  const keys = createRemoteJWKSet(jwksUrl);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp'],
      });
      const read = claims.safeParse(payload);
      return read.success ? ok(read.data) : fail('token-invalid');
    } catch (error) {
      if (!isAboutToken(error)) throw error;
      return fail(error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid');
    }
  };
}

/** Else it is the provider that fails: jose has its generic error for answers without a key set, and fetch has its own. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !['ERR_JOSE_GENERIC', errors.JWKSInvalid.code, errors.JWKSTimeout.code].includes(error.code);
