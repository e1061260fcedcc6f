import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Listener } from '../fixtures/hostile-pages.ts';
import { portOf } from './port-of.ts';

/** A server that must not be reached: it records everything that reaches it. */
export interface RecordingServer extends Listener {
  /** Requested paths. */
  readonly requests: string[];
  /** Opened connections, and bytes on them. */
  readonly received: () => Readonly<Record<'connections' | 'bytes', number>>;
  readonly stop: () => void;
}

export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: string[] = [];
  let connections = 0;
  let bytes = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('received');
  });
  server.on('upgrade', (request, socket) => {
    requests.push(request.url ?? '');
    socket.destroy();
  });
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('close', () => (bytes += socket.bytesRead));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    web: `http://localhost:${portOf(server)}`,
    requests,
    received: () => ({ connections, bytes }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
