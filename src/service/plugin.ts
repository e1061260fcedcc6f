import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve, sep } from 'node:path';

import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

import { loadSigningKey } from './auth/signing-key.ts';
import { createDocumentService } from './create-service.ts';
import { serveRequest } from './http/serve-request.ts';
import { type IdentityProvider, identityPath, identitySignIn } from './identity/identity-sign-in.ts';
import type { ServiceOptions } from './options.ts';
import { exitWithProblems, readSettings } from './settings.ts';

/** All that a page loads: a folder of documents and keys may stand beside these under any name. */
const served = ['index.html', 'src', 'tests', 'node_modules'];

/** Vite's default list, which a custom list would replace. */
const viteDenies = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

const dataDirOf = (root: string): string => resolve(root, process.env.DATA_DIR?.trim() || '.data');

/**
 * Puts the document service in front of Vite's own addresses, in development and in preview. `signIn` replaces the one
 * of the demo's `config.json`.
 */
export function documentService(signIn: object = identitySignIn): Plugin {
  const addHere = (server: ViteDevServer | PreviewServer) => addService(server, signIn);
  return {
    name: 'document-service',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      // The service decides which origins may call it; otherwise Vite would answer preflights first.
      server: {
        cors: false,
        watch: { ignored: [`${dataDirOf(root)}/**`] },
        fs: {
          allow: served.map((name) => resolve(root, name)),
          deny: [...viteDenies, `${dataDirOf(root)}/**`],
        },
      },
      preview: { cors: false },
    }),
    configureServer: addHere,
    configurePreviewServer: addHere,
  };
}

const servedToAll = 'has files that everybody may read. Choose another folder, such as .data.';

/** Returns true if one of the folders is in the other, or is the other. */
const overlap = (one: string, other: string): boolean =>
  `${one}${sep}`.startsWith(`${other}${sep}`) || `${other}${sep}`.startsWith(`${one}${sep}`);

async function addService(server: ViteDevServer | PreviewServer, signIn: object): Promise<void> {
  // Relative to the root, not the working directory, as for `watch` and `fs.deny`.
  const dataDir = dataDirOf(server.config.root);
  const { root, publicDir, build } = server.config;
  const isServed = [publicDir, resolve(root, build.outDir)].some((folder) => overlap(folder, dataDir));
  if (isServed) exitWithProblems([`DATA_DIR "${dataDir}" ${servedToAll}`]);
  const settings = readSettings(process.env);
  if ('problems' in settings) exitWithProblems(settings.problems);
  const options = { ...settings.options, dataDir };
  const service = await createDocumentService({ ...options, signIn });
  addIdentityProvider(server, options);
  server.middlewares.use((request, response, next) => {
    serveRequest({ request, response }, async () => {
      if (!(await service.handle(request, response))) next();
    });
  });
  const { httpServer } = server;
  if (httpServer === null) return;
  guardRequests(httpServer);
  // By default, Node ends a request after five minutes; a large manual over a plant's network takes longer.
  if ('requestTimeout' in httpServer) httpServer.requestTimeout = 0;
  httpServer.once('close', () => {
    service.close().catch(console.error);
  });
}

/** Puts `serveRequest` before Vite, whose router throws for an address such as `http://[` (measured with 8.3). */
function guardRequests(server: NonNullable<(ViteDevServer | PreviewServer)['httpServer']>): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    serveRequest({ request, response }, async () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** Serves an OpenID provider beside the application; it starts with the first request, when the port is known. */
function addIdentityProvider(
  { httpServer, middlewares }: ViteDevServer | PreviewServer,
  { dataDir, tokenLifetimeSeconds = 900 }: Pick<ServiceOptions, 'dataDir'> & Partial<ServiceOptions>,
): void {
  let starting: Promise<IdentityProvider> | undefined;
  const start = async () => {
    const { createIdentityProvider } = await import('./identity/identity-provider.ts');
    const { port } = httpServer!.address() as AddressInfo;
    return createIdentityProvider({
      port,
      tokenLifetimeSeconds,
      key: await loadSigningKey(dataDir),
    });
  };
  const startAgainAfterFailure = (error: unknown) => {
    starting = undefined;
    throw error;
  };
  middlewares.use(identityPath, (request, response) => {
    serveRequest({ request, response }, async () => {
      starting ??= start().catch(startAgainAfterFailure);
      await (await starting).handle(request, response);
    });
  });
}
