import type { IncomingMessage, ServerResponse } from 'node:http';

/** Path of the provider. */
export const identityPath = '/idp';

/** The `signIn` of the application's `config.json` for this provider. */
export const identitySignIn = {
  adapter: 'oidc',
  authority: `.${identityPath}`,
  clientId: 'asset-documents',
  rolesClaim: 'roles',
} as const;

/** OpenID provider for the demo people. Sessions are only in memory. */
export interface IdentityProvider {
  /** Handles requests under `identityPath`, which the server has removed from `url` and kept in `originalUrl`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
