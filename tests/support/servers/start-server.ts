import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

import { portOf } from '../fakes/port-of.ts';

/** Starts a web server of a test on a free port. */
export async function startServer(
  listener: RequestListener,
  host = 'localhost',
): Promise<{ readonly url: string; readonly server: Server; readonly stop: () => Promise<void> }> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${portOf(server)}`,
    server,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
