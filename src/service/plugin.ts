import { resolve } from 'node:path';

import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

import { createDocumentService, type DocumentService } from './create-service.ts';
import type { Exchange } from './http/answer.ts';
import { optionsFromEnvironment } from './options.ts';

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
  const service = await createDocumentService(
    optionsFromEnvironment(process.env, dataDirOf(server.config.root)),
  );
  server.middlewares.use((request, response, next) => {
    void passOn(service, { request, response }, next);
  });
  const { httpServer } = server;
  if (httpServer === null) return;
  // Node gives up on a request after five minutes; a large manual over a plant's network takes longer.
  if ('requestTimeout' in httpServer) httpServer.requestTimeout = 0;
  httpServer.once('close', () => void service.close());
}

async function passOn(
  service: DocumentService,
  exchange: Exchange,
  next: Connect.NextFunction,
): Promise<void> {
  if (!(await service.handle(exchange.request, exchange.response))) next();
}
