import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { portOf } from '../support/fakes/port-of.ts';
import { createExchange, type Exchange, type Line } from './exchange.ts';
import { headEnd, parseHead, requestOf, type Head } from './http-head.ts';
import { createSocketReader, readUntil } from './socket-reader.ts';

/** Handles one arriving request instead of forwarding it. */
export type Injection = (exchange: Exchange) => Promise<void>;

/** Proxy between a browser and the application with its service, made of plain sockets, that can inject faults. */
export interface ChaosProxy {
  readonly url: string;
  readonly port: number;
  /** Uploads that arrived, as far as their headers came, including silent repetitions by the browser. */
  readonly posts: () => number;
  /** Injects a fault into the next requests of this method to the two operations. */
  readonly inject: (strike: Injection, times: number, method?: 'POST' | 'OPTIONS') => void;
  readonly clearInjections: () => void;
  /** Closes the client's idle connections. */
  readonly dropIdle: () => void;
  /** Rejects new connections and resets open ones, until `up`. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ProxyOptions {
  readonly target: () => URL;
  readonly line: Line;
  /** Changes of the configuration that the application reads; other values are those of the service. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
}

/** Requests that are answered slowly, so that a browser that sends several opens as many connections. */
const idlePath = '/?idle=';
const idleMs = 200;

/** Opens a proxy to `target` on its own port. */
export async function startChaosProxy({ target, line, config = {} }: ProxyOptions): Promise<ChaosProxy> {
  const sockets = new Set<Socket>();
  const idle = new Set<Socket>();
  const pending: { strike: Injection; method: string }[] = [];
  let posts = 0;
  let server = createServer();

  function nextInjection(head: Head): Injection | undefined {
    const [method, path] = requestOf(head);
    if (!path.startsWith('/v1/')) return undefined;
    if (method === 'POST') posts += 1;
    const at = pending.findIndex((each) => each.method === method);
    return at === -1 ? undefined : pending.splice(at, 1)[0]?.strike;
  }

  async function serve(client: Socket): Promise<void> {
    const reader = createSocketReader(client);
    for (let isOpen = true; isOpen;) {
      idle.add(client);
      const text = await readUntil(reader, headEnd);
      idle.delete(client);
      // A request that crosses our end of the connection doesn't count as arrived: it could never be answered.
      if (text === undefined || client.writableEnded) break;
      const head = parseHead(text);
      const exchange = createExchange({ head, client, reader, target: target(), line, track });
      const strike = nextInjection(head);
      if (requestOf(head)[1].startsWith(idlePath)) await sleep(idleMs);
      if (strike) await strike(exchange);
      else if (requestOf(head)[1] === '/config.json') await exchange.passConfig(config);
      else await exchange.pass();
      isOpen = line.keepsAlive && !client.destroyed && !client.writableEnded;
    }
    // Only our side is closed: the other one is read to its end, or the system would turn it into a reset.
    client.end();
    while (await reader.read());
  }

  function track(socket: Socket): void {
    sockets.add(socket);
    // Errors are expected here; `close` follows each of them.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  }

  async function open(port: number): Promise<void> {
    server = createServer((client) => {
      track(client);
      serve(client).catch(() => client.destroy());
    }).listen(port, 'localhost');
    await once(server, 'listening');
  }

  async function down(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  }

  await open(0);
  const port = portOf(server);
  return {
    port,
    url: `http://localhost:${port}`,
    posts: () => posts,
    inject: (strike, times, method = 'POST') => {
      for (let n = 0; n < times; n += 1) pending.push({ strike, method });
    },
    clearInjections: () => {
      pending.length = 0;
    },
    dropIdle: () => {
      for (const socket of idle) socket.end();
    },
    down,
    up: () => open(port),
    stop: async () => {
      if (server.listening) await down();
    },
  };
}
