import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import type { RunningService } from './start-service.ts';

const boundary = 'raw-boundary';

/** One multipart body as bytes, so that a test can decide which part of it is sent, and when. */
export function multipartBody(
  content: string,
  {
    fields = { displayname: 'Raw', organizationId: 'halden', categoryId: 'photo' },
    disposition = 'filename="raw.txt"',
  } = {},
): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
  );
  parts.push(
    `Content-Disposition: form-data; name="file"; ${disposition}\r\nContent-Type: text/plain\r\n\r\n${content}`,
  );
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
}

/** Opens a connection and sends the headers of an upload; the caller sends the body. */
export function openUpload(
  service: Pick<RunningService, 'port'>,
  headers: Readonly<Record<string, string>>,
): { socket: Socket; answer: Promise<string> } {
  const socket = connect(service.port, '127.0.0.1');
  const lines = Object.entries({
    Host: 'localhost',
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /v1/documents/assets/PRESS-0042 HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const answer = text(socket);
  answer.catch(() => undefined);
  return { socket, answer };
}
