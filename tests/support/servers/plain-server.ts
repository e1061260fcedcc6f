import { request as ask } from 'node:http';

import { startServer } from './start-server.ts';

/** Serves the application at another address, as from a server that sends only `Content-Type`. */
export const startPlainServer = (appUrl: string) =>
  startServer((incoming, response) => {
    const { method } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = ask(new URL(incoming.url ?? '', appUrl), { method, headers }, (answer) => {
      const type = answer.headers['content-type'];
      response.writeHead(answer.statusCode ?? 502, type === undefined ? {} : { 'Content-Type': type });
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
