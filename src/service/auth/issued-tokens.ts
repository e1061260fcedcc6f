import { errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

import { fail, ok, type Result } from '#lib/result.ts';

import { signingAlgorithm } from './signing-key.ts';

/** Caller, as named by the token. `roles` may contain roles that this service doesn't know. */
export interface Identity {
  readonly sub: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Audience of the access tokens that the service issues and accepts. */
export const issuedAudience = 'urn:asset-document-service';

const claims = z.object({ sub: z.string(), name: z.string(), roles: z.array(z.string()) });

/** Signs and verifies tokens with the key of the service, which is also the key of the embedded identity provider. */
export interface IssuedTokens {
  readonly sign: (identity: Identity) => Promise<string>;
  /** Checks signature, audience and expiry. Never rejects. */
  readonly verify: (token: string) => Promise<Result<Identity, 'token-invalid' | 'token-expired'>>;
}

/** Creates tokens that are valid for `lifetimeSeconds`; `key` is a private key. */
export async function createTokenIssuer(key: JWK, lifetimeSeconds: number): Promise<IssuedTokens> {
  const { d: _, ...publicPart } = key;
  const privateKey = await importJWK(key, signingAlgorithm);
  const publicKey = await importJWK(publicPart, signingAlgorithm);
  return {
    sign: (identity) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ name: identity.name, roles: [...identity.roles] })
        .setProtectedHeader({ alg: signingAlgorithm })
        .setSubject(identity.sub)
        .setAudience(issuedAudience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(privateKey);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [signingAlgorithm],
          audience: issuedAudience,
          requiredClaims: ['sub', 'exp'],
        });
        const read = claims.safeParse(payload);
        return read.success ? ok(read.data) : fail('token-invalid');
      } catch (error) {
        return fail(error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid');
      }
    },
  };
}
