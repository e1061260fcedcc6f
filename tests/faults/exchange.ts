import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { headEnd, headerOf, parseHead, withHeaders, writeHead, type Head } from './http-head.ts';
import { createSocketReader, readAll, type SocketReader } from './socket-reader.ts';

/** How a line is. */
export interface Line {
  /** True if the client's connections stay open after an answer, as in front of most services. */
  readonly keepsAlive: boolean;
  /** Bytes of a body that go on to the service in one second; as many as come, if it is left out. */
  readonly bytesPerSecond?: number;
  /** Before a request goes on, and again before its answer does. */
  readonly latencyMs?: number;
}

/** One request as it arrives, in the hands of whoever decides what becomes of it. */
export interface Exchange {
  readonly head: Head;
  readonly client: Socket;
  /** Passes the request on, and the answer back. */
  readonly pass: () => Promise<void>;
  /** Passes a request for the configuration on, and changes the answer. */
  readonly passConfig: (changes: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Takes this share of the body, 1 for all of it, counted from its beginning, and lets nobody have it. */
  readonly swallow: (share: number) => Promise<void>;
  /** Passes the head and this share of the body on to the service, and leaves it at that. */
  readonly begin: (share: number) => Promise<void>;
  /** Passes the whole request on and gives the service's answer, with `Connection` as the line wants it. */
  readonly commit: () => Promise<Buffer>;
  /** Sends bytes to the client. */
  readonly write: (bytes: string | Buffer) => Promise<void>;
  /** Ends the client's connection: with an RST, which also drops what it has not read yet, or with a FIN. */
  readonly cut: (how: 'reset' | 'fin') => void;
  /** Does nothing any more until the client has gone or the line is taken down. */
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
    // The service ends its side after the answer, so that everything up to the end is the answer.
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
      // A service that died has said nothing, and neither do we.
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

/** Resolves when there is room for more, or when the socket has gone. */
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
