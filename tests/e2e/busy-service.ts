import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

import { portOf } from '../support/port-of.ts';

/** The application behind a proxy that rejects some uploads. */
export interface BusyService {
  readonly url: string;
  /** Arrival times of complete uploads, in milliseconds by the clock of this process. */
  readonly arrivals: readonly number[];
  readonly stop: () => Promise<void>;
}

/** Forwards everything to the application, but answers the first upload with 503 and the seconds to wait. */
export async function startBusyService(appUrl: string, retryAfterSeconds: number): Promise<BusyService> {
  const arrivals: number[] = [];

  async function answerBusy(request: IncomingMessage, response: ServerResponse) {
    const ended = once(request, 'end');
    request.resume();
    await ended;
    arrivals.push(performance.now());
    response.writeHead(503, { 'Retry-After': String(retryAfterSeconds) }).end();
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { method, headers, url = '/' } = request;
    const onward = forward(new URL(url, appUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const isUpload = request.method === 'POST' && request.url?.includes('/v1/');
    if (isUpload && arrivals.length === 0) {
      void answerBusy(request, response);
      return;
    }
    if (isUpload) arrivals.push(performance.now());
    pass(request, response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    arrivals,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
