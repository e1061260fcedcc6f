import { join } from 'node:path';

import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

import { createDocumentService, type DocumentService } from './create-service.ts';
import type { Exchange } from './http/answer.ts';
import { optionsFromEnvironment } from './options.ts';

/** Puts the document service in front of Vite's own addresses, in development and in preview. */
export function documentService(): Plugin {
  return {
    name: 'document-service',
    apply: 'serve',
    config: () => ({
      // The service decides which origins may call it; Vite's own answer to preflights would come first.
      server: { cors: false, watch: { ignored: ['**/.data/**'] }, fs: { deny: ['**/.data/**'] } },
      preview: { cors: false },
    }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

async function mount(server: ViteDevServer | PreviewServer): Promise<void> {
  const dataDir = join(server.config.root, '.data');
  const service = await createDocumentService(optionsFromEnvironment(process.env, dataDir));
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
