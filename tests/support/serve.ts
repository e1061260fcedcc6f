import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { DocumentService } from '#service/create-service.ts';
import { serveRequest } from '#service/http/serve-request.ts';

import { portOf } from './port-of.ts';

/** Serves the document service alone, below a path. */
export async function serve(
  service: Pick<DocumentService, 'handle'>,
  { port = 0, basePath = '' } = {},
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    serveRequest({ request, response }, async () => {
      if (request.url?.startsWith(`${basePath}/`)) request.url = request.url.slice(basePath.length);
      if (!(await service.handle(request, response))) response.writeHead(404).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: portOf(server) };
}
