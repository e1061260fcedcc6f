import type { IncomingMessage, ServerResponse } from 'node:http';

import { listen } from '../support/servers/listen.ts';

/** One complete POST as it arrived. */
export interface Arrival {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Reply of a test to one POST whose body has arrived. */
export type Reply = (arrival: Arrival, response: ServerResponse) => void;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
  'Access-Control-Expose-Headers': 'retry-after',
};

/** Answers a preflight; returns true if the request was one. Other answers get the CORS headers too. */
export function answeredPreflight(request: IncomingMessage, response: ServerResponse): boolean {
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A service that receives every POST completely and then gives the test's replies in order; the last one repeats. */
export async function startService(...replies: Reply[]): Promise<{ url: string; arrivals: Arrival[] }> {
  const arrivals: Arrival[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const arrival = { path: request.url ?? '', headers: request.headers, body: await readBody(request) };
    arrivals.push(arrival);
    replies[Math.min(arrivals.length, replies.length) - 1]?.(arrival, response);
  };
  const url = await listen((request, response) => {
    if (answeredPreflight(request, response)) return;
    // A client that disconnects has delivered nothing.
    take(request, response).catch(() => response.destroy());
  });
  return { url, arrivals };
}

/** Replies with a status and a body; an object is sent as JSON. */
export const replyWith =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Reply =>
  (_arrival, response) => {
    const isText = typeof body === 'string';
    const type = isText ? 'text/html' : 'application/json';
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };

/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly content: Buffer;
}

/** Parses a whole multipart body (RFC 7578) independently of the product's parser, which may be more lenient. */
export function partsOf({ headers, body }: Arrival): Part[] {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const raw = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: Part[] = [];
  for (let at = raw.indexOf(delimiter); ;) {
    const next = raw.indexOf(delimiter, at + 1);
    if (next === -1) return parts;
    const part = raw.subarray(at + delimiter.length + 2, next);
    const split = part.indexOf('\r\n\r\n');
    const head = part.subarray(0, split).toString('utf8');
    const filename = /filename="([^"]*)"/.exec(head)?.[1];
    parts.push({ name: /name="([^"]*)"/.exec(head)?.[1] ?? '', filename, content: part.subarray(split + 4) });
    at = next;
  }
}
