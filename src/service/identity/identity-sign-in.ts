import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the provider lies beside the application. */
export const identityPath = '/idp';

/** The `signIn` of the application's `config.json` for this provider. */
export const identitySignIn = {
  adapter: 'oidc',
  authority: `.${identityPath}`,
  clientId: 'asset-documents',
  rolesClaim: 'roles',
} as const;

/** An OpenID provider of the demo people. It forgets sessions when it ends. */
export interface IdentityProvider {
  /** Answers what is under `identityPath`, which the server has taken off `url` and left in `originalUrl`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
