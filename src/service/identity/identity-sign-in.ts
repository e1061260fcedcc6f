import type { IncomingMessage, ServerResponse } from 'node:http';

import type { VerifyToken } from '#service/auth/verify-token.ts';

/** Where the provider lies beside the application. */
export const identityPath = '/idp';

/** What `config.json` of the application says of this provider. */
export const identitySignIn = {
  adapter: 'oidc',
  authority: `.${identityPath}`,
  clientId: 'asset-documents',
  rolesClaim: 'roles',
} as const;

/** An OpenID provider of the demo people. It forgets sessions and keys when it ends. */
export interface IdentityProvider {
  /** Answers what is under `identityPath`, which the server has taken off `url` and left in `originalUrl`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly verifyToken: VerifyToken;
}
