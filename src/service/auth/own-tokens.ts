import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

import { fail, ok } from '#lib/result.ts';

import type { Identity, VerifyToken } from './verify-token.ts';

const issuer = 'embedded-document-service';
const algorithm = 'HS256';

const claims = z.object({ sub: z.string(), name: z.string(), roles: z.array(z.string()) });

/** Signs and verifies the tokens of the embedded service itself. */
export interface OwnTokens {
  readonly sign: (identity: Identity) => Promise<string>;
  readonly verify: VerifyToken;
}

/** Tokens that live for `lifetimeSeconds` and that only the holder of `secret` can make. */
export const createOwnTokens = (secret: Uint8Array, lifetimeSeconds: number): OwnTokens => ({
  sign: (identity) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ name: identity.name, roles: [...identity.roles] })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(identity.sub)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(secret);
  },
  verify: async (token) => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        issuer,
        requiredClaims: ['sub', 'exp'],
      });
      const read = claims.safeParse(payload);
      return read.success ? ok(read.data) : fail('token-invalid');
    } catch (error) {
      return fail(error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid');
    }
  },
});
