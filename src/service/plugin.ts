import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

import { createDocumentService } from './create-service.ts';
import { serveRequest } from './http/serve-request.ts';
import { type IdentityProvider, identityPath, identitySignIn } from './identity/identity-sign-in.ts';
import { optionsFromEnvironment, type ServiceOptions } from './options.ts';

/** What Vite keeps to itself by default; a list of our own replaces it. */
const viteDenies = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

const dataDirOf = (root: string): string => resolve(root, process.env.DATA_DIR ?? '.data');

/** Puts the document service in front of Vite's own addresses, in development and in preview. */
export function documentService(): Plugin {
  return {
    name: 'document-service',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      // The service decides which origins may call it; Vite's own answer to preflights would come first.
      server: {
        cors: false,
        watch: { ignored: [`${dataDirOf(root)}/**`] },
        fs: { deny: [...viteDenies, `${dataDirOf(root)}/**`] },
      },
      preview: { cors: false },
    }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

async function mount(server: ViteDevServer | PreviewServer): Promise<void> {
  const options = optionsFromEnvironment(process.env, dataDirOf(server.config.root));
  const service = await createDocumentService({
    ...options,
    ...(options.isDemo && hasProvider(server) && mountProvider(server, options)),
  });
  server.middlewares.use((request, response, next) => {
    serveRequest({ request, response }, async () => {
      if (!(await service.handle(request, response))) next();
    });
  });
  const { httpServer } = server;
  if (httpServer === null) return;
  guardRequests(httpServer);
  // Node gives up on a request after five minutes; a large manual over a plant's network takes longer.
  if ('requestTimeout' in httpServer) httpServer.requestTimeout = 0;
  httpServer.once('close', () => {
    service.close().catch(console.error);
  });
}

/** Puts `serveRequest` in front of Vite, whose router throws at an address such as `http://[` (measured with 8.3). */
function guardRequests(server: NonNullable<(ViteDevServer | PreviewServer)['httpServer']>): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    serveRequest({ request, response }, async () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** The embedded element's demo has a token for each person, as a host would. */
const hasProvider = ({ config }: ViteDevServer | PreviewServer): boolean =>
  process.env.SIGN_IN !== 'demo' && config.mode !== 'embed-demo';

/** Puts an OpenID provider beside the application; it starts with the first request, when the port is known. */
function mountProvider(
  { httpServer, middlewares }: ViteDevServer | PreviewServer,
  { tokenLifetimeSeconds = 900 }: Partial<ServiceOptions>,
): Pick<ServiceOptions, 'verifyToken' | 'signIn'> {
  let starting: Promise<IdentityProvider> | undefined;
  const start = async () => {
    const { createIdentityProvider } = await import('./identity/identity-provider.ts');
    const { port } = httpServer!.address() as AddressInfo;
    return createIdentityProvider({ port, tokenLifetimeSeconds });
  };
  const provider = () => (starting ??= start());
  middlewares.use(identityPath, (request, response) => {
    serveRequest({ request, response }, async () => (await provider()).handle(request, response));
  });
  return {
    signIn: identitySignIn,
    verifyToken: async (token) => (await provider()).verifyToken(token),
  };
}
