import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

import { portOf } from './port-of.ts';

/** Serves the application at another address, as from a server that sends only `Content-Type`. */
export async function startPlainServer(appUrl: string) {
  const server = createServer((incoming, response) => {
    const { method } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = ask(new URL(incoming.url ?? '', appUrl), { method, headers }, (answer) => {
      const type = answer.headers['content-type'];
      response.writeHead(answer.statusCode ?? 502, type === undefined ? {} : { 'Content-Type': type });
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
