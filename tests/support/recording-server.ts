import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Listener } from '../fixtures/hostile-pages.ts';
import { portOf } from './port-of.ts';

/** A server that must not be reached: it records everything that reaches it. */
export interface RecordingServer extends Listener {
  /** Requested paths. */
  readonly requests: string[];
  /** Opened connections, bytes on them, and packets. */
  readonly received: () => Readonly<Record<'connections' | 'bytes' | 'packets', number>>;
  readonly stop: () => void;
}

export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: string[] = [];
  let connections = 0;
  let bytes = 0;
  let packets = 0;
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
  const udp = createSocket('udp4').on('message', () => (packets += 1));
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(udp, 'listening')]);
  return {
    web: `http://localhost:${portOf(server)}`,
    packetPort: udp.address().port,
    requests,
    received: () => ({ connections, bytes, packets }),
    stop: () => {
      server.closeAllConnections();
      server.close();
      udp.close();
    },
  };
}
