import type { Result } from '#lib/result.ts';

/** Who calls, as the token says. `roles` may hold roles that mean nothing here. */
export interface Identity {
  readonly sub: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Why a token is not taken. */
export type TokenProblem = 'token-invalid' | 'token-expired';

/**
 * Checks a bearer token. An implementer must verify signature, issuer and expiry, and must not throw for a token that is
 * merely wrong: it rejects if it cannot tell, and then the caller is told to come again.
 */
export type VerifyToken = (token: string) => Promise<Result<Identity, TokenProblem>>;
