import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

import { fail, ok } from '#lib/result.ts';
import { valueAt } from '#lib/value-at.ts';

import type { VerifyToken } from './verify-token.ts';

const claims = z.object({ sub: z.string(), name: z._default(z.string(), '') });
const roleList = z.array(z.string());
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const answerWaitMs = 10_000;
/** Pause after a failure, so that a failing provider isn't asked for every request. */
const failurePauseMs = 2000;

/** An identity provider that publishes its keys. */
interface Issuer {
  /** Exactly as in the tokens. */
  readonly issuer: string;
  /** Audience of the tokens. */
  readonly audience: string;
  /** Address of the keys. Default: from the issuer's discovery document. */
  readonly jwksUrl?: URL | undefined;
  /** Path of the claim that lists roles, such as `realm_access.roles`. Default: `roles`. */
  readonly rolesClaim?: string;
}

/** Creates a verifier of JWT access tokens that uses the keys an identity provider publishes. */
export function createJwksVerifier({ issuer, audience, jwksUrl, rolesClaim = 'roles' }: Issuer): VerifyToken {
  let finding: Promise<JWTVerifyGetKey> | undefined;
  const findKeys = async () => {
    try {
      return createRemoteJWKSet(jwksUrl ?? (await discoverKeys(issuer)));
    } catch (error) {
      setTimeout(() => (finding = undefined), failurePauseMs).unref();
      throw error;
    }
  };
  return async (token) => {
    const keys = await (finding ??= findKeys());
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['sub', 'exp'],
      });
      const read = claims.safeParse(payload);
      if (!read.success) return fail('token-invalid');
      return ok({ ...read.data, roles: roleList.safeParse(valueAt(payload, rolesClaim)).data ?? [] });
    } catch (error) {
      if (!isAboutToken(error)) throw error;
      return fail(error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid');
    }
  };
}

/** Gets the address of the keys from the issuer (OpenID Connect Discovery 1.0, section 4). */
async function discoverKeys(issuer: string): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(answerWaitMs) });
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`);
  const { data } = discovery.safeParse(await answer.json());
  if (data === undefined) throw new Error(`${address} names no issuer or no jwks_uri.`);
  // Section 4.3: both must be identical.
  if (data.issuer !== issuer) {
    throw new Error(`${address} names the issuer "${data.issuer}", not "${issuer}".`);
  }
  return new URL(data.jwks_uri);
}

/**
 * Any other error is a failure of the provider: jose throws its generic error for answers without a key set, and fetch
 * has its own.
 */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !['ERR_JOSE_GENERIC', errors.JWKSInvalid.code, errors.JWKSTimeout.code].includes(error.code);
