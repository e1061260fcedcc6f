import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { headEnd, headerOf, parseHead, withHeaders, writeHead, type Head } from './http-head.ts';
import { createSocketReader, readAll, type SocketReader } from './socket-reader.ts';

/** Properties of a connection. */
export interface Line {
  /** True if the client's connections stay open after an answer, as with most services. */
  readonly keepsAlive: boolean;
  /** Bytes of a body forwarded to the service per second; unlimited by default. */
  readonly bytesPerSecond?: number;
  /** Delay before a request is forwarded, and again before its answer is. */
  readonly latencyMs?: number;
}

/** One request as it arrives, controlled by the injected fault. */
export interface Exchange {
  readonly head: Head;
  readonly client: Socket;
  /** Forwards the request and the answer. */
  readonly pass: () => Promise<void>;
  /** Forwards a request for the configuration, and changes the answer. */
  readonly passConfig: (changes: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Reads this share of the body from its start (1 for all of it) without forwarding it. */
  readonly swallow: (share: number) => Promise<void>;
  /** Forwards the headers and this share of the body to the service, and nothing more. */
  readonly begin: (share: number) => Promise<void>;
  /** Forwards the whole request and returns the service's answer, with the `Connection` header of these properties. */
  readonly commit: () => Promise<Buffer>;
  /** Sends bytes to the client. */
  readonly write: (bytes: string | Buffer) => Promise<void>;
  /** Ends the client's connection: with an RST, which also discards unread bytes, or with a FIN. */
  readonly cut: (how: 'reset' | 'fin') => void;
  /** Waits until the client has disconnected or the proxy is closed. */
  readonly untilGone: () => Promise<void>;
}

interface ExchangeOptions {
  readonly head: Head;
  readonly client: Socket;
  readonly reader: SocketReader;
  readonly target: URL;
  readonly line: Line;
  readonly track: (socket: Socket) => void;
}

export function createExchange({ head, client, reader, target, line, track }: ExchangeOptions): Exchange {
  const bodyBytes = Number(headerOf(head, 'content-length') ?? 0);
  let leftBytes = bodyBytes;
  let upstream: Socket | undefined;

  function service(): Socket {
    if (upstream) return upstream;
    const socket = connect(Number(target.port), target.hostname);
    track(socket);
    const end = () => socket.destroy();
    client.once('close', end);
    socket.once('close', () => client.off('close', end));
    // The service ends its side after the answer, so everything up to the end is the answer.
    socket.write(writeHead(withHeaders(head, { Connection: 'close' })));
    upstream = socket;
    return socket;
  }

  async function moveBody(share: number, to?: Socket): Promise<void> {
    const keepBytes = Math.round(bodyBytes * (1 - share));
    while (leftBytes > keepBytes) {
      const bytes = await reader.read();
      if (bytes === undefined) throw new Error('The client has gone.');
      const part = bytes.subarray(0, leftBytes - keepBytes);
      reader.unread(bytes.subarray(part.length));
      leftBytes -= part.length;
      if (to?.destroyed) throw new Error('The service has gone.');
      if (to) await writeAll(to, part);
      if (line.bytesPerSecond) await sleep((part.length / line.bytesPerSecond) * 1000);
    }
  }

  async function answer(): Promise<Buffer> {
    if (line.latencyMs) await sleep(line.latencyMs);
    const socket = service();
    const answered = readAll(createSocketReader(socket));
    await moveBody(1, socket);
    const whole = await answered;
    if (line.latencyMs) await sleep(line.latencyMs);
    return withConnection(whole, line.keepsAlive);
  }

  const write = (bytes: string | Buffer) => writeAll(client, bytes);

  return {
    head,
    client,
    async pass() {
      const bytes = await answer();
      // A service that crashed sends nothing, and neither does the proxy.
      if (bytes.length === 0) client.resetAndDestroy();
      else await write(bytes);
    },
    async passConfig(changes) {
      const [, body = '{}'] = (await answer()).toString().split(headEnd);
      const text = JSON.stringify({ ...JSON.parse(body), ...changes });
      const length = Buffer.byteLength(text);
      await write(
        `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}${headEnd}${text}`,
      );
    },
    swallow: (share) => moveBody(share),
    begin: (share) => moveBody(share, service()),
    commit: answer,
    write,
    cut: (how) => {
      if (how === 'reset') client.resetAndDestroy();
      else client.end();
    },
    untilGone: () =>
      new Promise((resolve) => {
        if (client.destroyed) resolve();
        else client.once('close', () => resolve());
      }),
  };
}

/** Resolves when there is room for more, or when the socket is closed. */
function writeAll(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed || socket.write(bytes)) {
      resolve();
      return;
    }
    const settle = () => {
      socket.off('drain', settle).off('close', settle);
      resolve();
    };
    socket.on('drain', settle).on('close', settle);
  });
}

function withConnection(answer: Buffer, keepsAlive: boolean): Buffer {
  const at = answer.indexOf(headEnd);
  if (at === -1) return answer;
  const head = withHeaders(parseHead(answer.subarray(0, at).toString('latin1')), {
    Connection: keepsAlive ? 'keep-alive' : 'close',
    'Keep-Alive': undefined,
  });
  return Buffer.concat([Buffer.from(writeHead(head), 'latin1'), answer.subarray(at + headEnd.length)]);
}
