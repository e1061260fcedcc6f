import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { DocumentService } from '#service/create-service.ts';
import { serveRequest } from '#service/http/serve-request.ts';

import { portOf } from '../fakes/port-of.ts';

/** Serves the document service alone. */
export async function serve(
  service: Pick<DocumentService, 'handle'>,
  port = 0,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    serveRequest({ request, response }, async () => {
      if (!(await service.handle(request, response))) response.writeHead(404).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: portOf(server) };
}
