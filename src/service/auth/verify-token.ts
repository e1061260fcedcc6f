import type { Result } from '#lib/result.ts';

/** Caller, as named by the token. `roles` may contain roles that this service doesn't know. */
export interface Identity {
  readonly sub: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Reason why a token is rejected. */
export type TokenProblem = 'token-invalid' | 'token-expired';

/**
 * Checks a bearer token. An implementer must verify signature, issuer and expiry, and must not throw for an invalid
 * token. It rejects if it can't check the token; the caller is then asked to retry.
 */
export type VerifyToken = (token: string) => Promise<Result<Identity, TokenProblem>>;
