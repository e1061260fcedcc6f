import type { IncomingMessage, ServerResponse } from 'node:http';

/** Reads the whole body of a request; rejects if the request ends before. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(json));
}

export function redirect(response: ServerResponse, address: URL): void {
  response.writeHead(303, { Location: address.href, 'Cache-Control': 'no-store' }).end();
}

export function sendPage(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`<!doctype html><html lang="en"><title>Provider</title>${body}</html>`);
}
