import type { Listener } from '../../fixtures/hostile-pages.ts';
import { startServer } from './start-server.ts';

/** A server that must not be reached: it records everything that reaches it. */
export interface RecordingServer extends Listener {
  /** Requested paths. */
  readonly requests: string[];
  /** Opened connections, and bytes on them. */
  readonly received: () => Readonly<Record<'connections' | 'bytes', number>>;
  readonly stop: () => Promise<void>;
}

export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: string[] = [];
  let connections = 0;
  let bytes = 0;
  const { url, server, stop } = await startServer((request, response) => {
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
  return {
    web: url,
    requests,
    received: () => ({ connections, bytes }),
    stop,
  };
}
