import { createServer, type Server } from 'node:http';

import type { DocumentService } from './create-service.ts';
import { answerAndClose, refusalAnswer } from './http/answer.ts';
import { serveRequest } from './http/serve-request.ts';

/** An HTTP server with nothing but the service in it. */
export function createHttpServer(service: DocumentService): Server {
  // Node gives up on a request after five minutes; a large manual over a plant's network takes longer. A client that
  // sends nothing at all is dropped by the service itself.
  return createServer({ requestTimeout: 0 }, (request, response) => {
    serveRequest({ request, response }, async () => {
      if (await service.handle(request, response)) return;
      const refusal = { code: 'not-found', detail: 'The service has no such address.' } as const;
      await answerAndClose({ request, response }, refusalAnswer(refusal));
    });
  });
}
