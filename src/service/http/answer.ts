import type { IncomingMessage, ServerResponse } from 'node:http';

import { problemOf, type Rejection, statusOf } from './rejection.ts';

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** An answer that fits into memory. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** JSON answer that isn't cached. */
export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
});

/** Problem document of a rejection. */
export const rejectionAnswer = (rejection: Rejection): Answer => ({
  status: statusOf(rejection),
  headers: {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...rejection.headers,
  },
  body: JSON.stringify(problemOf(rejection)),
});

/**
 * Answers so that a browser sees the status, whether or not the request's body was read.
 *
 * [Note: lingering close] An early answer followed by a close is lost in Firefox (measured: status 0, and it sends the
 * whole body again) and may be lost in Chromium, because the reset that follows unread bytes discards data that the
 * client hasn't read yet (RFC 9112, section 9.6). So the answer is written at once, complete by its Content-Length;
 * then the rest of the body is read and discarded, within limits; and only then is the connection closed.
 *
 * [Note: every connection is closed] A browser silently repeats a POST when a *reused* connection dies before the
 * answer, once per idle connection it holds (measured in Chromium and Firefox; RFC 9110, section 9.2.2). It doesn't on
 * a fresh connection. So uploads and their preflights leave no connection behind that could be reused.
 */
export async function answerAndClose({ request, response }: Exchange, answer: Answer): Promise<void> {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(answer.status, {
    ...answer.headers,
    'Content-Length': String(Buffer.byteLength(answer.body)),
    Connection: 'close',
  });
  response.write(answer.body);
  await discardBody(request);
  response.end();
}

/** Answers a request without waiting for a body; HEAD gets the headers only. */
export function answerShort({ request, response }: Exchange, answer: Answer): void {
  request.resume();
  response.writeHead(answer.status, {
    ...answer.headers,
    'Content-Length': String(Buffer.byteLength(answer.body)),
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** Limits for reading a rejected body before the connection is cut, so that the client can see the answer. */
const bounds = { bytes: 256 * 1024 ** 2, milliseconds: 30_000 };

/** Reads and discards the rest of a body; returns at its end, if the client disconnects, or at the limits. */
function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = bounds.bytes;
    const timer = setTimeout(finish, bounds.milliseconds);
    timer.unref();
    request.on('data', count);
    request.once('end', finish).once('close', finish).once('error', finish);
    request.resume();

    function count(chunk: Buffer): void {
      left -= chunk.length;
      if (left < 0) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      request.off('data', count);
      request.pause();
      resolve();
    }
  });
}
