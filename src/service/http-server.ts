import { isIP } from 'node:net';
import { createServer, type Server, type IncomingMessage } from 'node:http';

import type { DocumentService } from './create-service.ts';
import { answerAndClose, rejectionAnswer } from './http/answer.ts';
import type { Rejection } from './http/rejection.ts';
import { serveRequest } from './http/serve-request.ts';

/** Creates an HTTP server with only the service. It answers as `localhost`, by any IP address and as `hostNames`. */
export function createHttpServer(service: DocumentService, hostNames: readonly string[] = []): Server {
  // By default, Node ends a request after five minutes; a large manual over a plant's network takes longer. The service
  // itself drops clients that send nothing.
  return createServer({ requestTimeout: 0 }, (request, response) => {
    serveRequest({ request, response }, async () => {
      if (!isAllowedHost(request, hostNames)) {
        await answerAndClose({ request, response }, rejectionAnswer(hostUnknown));
      } else if (!(await service.handle(request, response))) {
        await answerAndClose({ request, response }, rejectionAnswer(notFound));
      }
    });
  });
}

const notFound: Rejection = { code: 'not-found', detail: 'The service has no such address.' };

const hostUnknown: Rejection = {
  code: 'host-unknown',
  detail: 'The service is not known by this host name. Its operator can list it in HOST_NAMES.',
};

/**
 * Returns true if a request was sent to one of the service's addresses. A page of another site can make its own name
 * resolve to this machine (DNS rebinding) and then has the same origin as the service; it can't do that with an IP
 * address or with `localhost`.
 */
function isAllowedHost({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const name = (headers.host ?? '').replace(/:\d*$/, '').toLowerCase();
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return (
    isIP(address) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    names.some((each) => each.toLowerCase() === name)
  );
}
