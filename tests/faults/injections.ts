import { setTimeout as sleep } from 'node:timers/promises';

import type { Injection } from './chaos-proxy.ts';
import { headEnd, headerOf, parseHead, withHeaders, writeHead } from './http-head.ts';

type End = 'reset' | 'fin';

/** Breaks the connection before anything of the request is forwarded. */
export const rejectExchange =
  (end: End): Injection =>
  async ({ cut }) =>
    cut(end);

/**
 * Breaks the connection when the service has received this share of the body; a function returns a new share each time.
 */
export const breakBody =
  (share: number | (() => number), end: End): Injection =>
  async ({ begin, cut }) => {
    await begin(typeof share === 'number' ? share : share());
    cut(end);
  };

/** Reads the whole body, forwards nothing, and breaks the connection. */
export const loseRequest =
  (end: End): Injection =>
  async ({ swallow, cut }) => {
    await swallow(1);
    cut(end);
  };

/** Lets the service store the document, and drops its answer. */
export const loseAnswer =
  (end: End): Injection =>
  async ({ commit, cut }) => {
    await commit();
    cut(end);
  };

/** Lets the service store the document and changes its answer; `end` says how the connection ends. */
export const changeAnswer =
  (change: (head: string, body: string) => string, end: End | 'stay' = 'stay'): Injection =>
  async ({ commit, write, cut }) => {
    const [head = '', body = ''] = (await commit()).toString('utf8').split(headEnd);
    await write(change(head, body));
    // Without this the reset would overtake the bytes just written.
    if (end !== 'stay') await sleep(50);
    if (end !== 'stay') cut(end);
  };

/** Returns the answer with other headers; `undefined` removes one. */
export const withAnswerHeaders =
  (headers: (body: string) => Readonly<Record<string, string | undefined>>) =>
  (head: string, body: string): string =>
    writeHead(withHeaders(parseHead(head), headers(body))) + body;

/** Returns the answer with another body of the right length. */
export const withBody = (change: (body: string) => string, type = 'application/json') =>
  function answer(head: string, body: string): string {
    const changed = change(body);
    const headers = { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(changed)) };
    return writeHead(withHeaders(parseHead(head), headers)) + changed;
  };

interface Reply {
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Time of the answer: before the body is read, after it was read and discarded, or after the service has stored it.
   */
  readonly when?: 'early' | 'read' | 'stored';
  /** End of the body after an early answer: it is read to its end, or the connection is closed. */
  readonly bodyIs?: 'read' | 'left';
}

/** Answers instead of the service. */
export function reply(status: string, options: Reply = {}): Injection {
  const { headers = () => ({}), body = '', when = 'read', bodyIs = 'read' } = options;
  return async (exchange) => {
    if (when === 'read') await exchange.swallow(1);
    if (when === 'stored') await exchange.commit();
    const type = body.startsWith('{') ? 'application/problem+json' : 'text/html';
    const all = {
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(body)),
      ...corsFor(headerOf(exchange.head, 'origin'), status),
      ...headers(),
      ...(bodyIs === 'left' && { Connection: 'close' }),
    };
    await exchange.write(writeHead(withHeaders({ startLine: `HTTP/1.1 ${status}`, lines: [] }, all)) + body);
    if (when !== 'early') return;
    if (bodyIs === 'left') exchange.client.destroySoon();
    else await exchange.swallow(1);
  };
}

/** A proxy's own error page has no CORS headers; readable answers have them. */
const corsFor = (origin: string | undefined, status: string): Record<string, string> =>
  origin === undefined || /^50[24]/.test(status)
    ? {}
    : { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' };

/** Reads this share of the body and then does nothing. */
export const stallBody =
  (share: number): Injection =>
  async ({ begin, untilGone }) => {
    await begin(share);
    await untilGone();
  };

/** Lets the service store the document and never answers. */
export const keepSilent: Injection = async ({ commit, untilGone }) => {
  await commit();
  await untilGone();
};

/** Lets the service store the document and stops in the middle of the answer. */
export const stallAnswer: Injection = async ({ commit, write, untilGone }) => {
  const answer = await commit();
  await write(answer.subarray(0, answer.length - 40));
  await untilGone();
};

/** Sends the answer in small pieces. */
export const dripAnswer: Injection = async ({ commit, write }) => {
  const answer = await commit();
  for (let at = 0; at < answer.length; at += 16) {
    await write(answer.subarray(at, at + 16));
    await sleep(30);
  }
};

/** Calls `act` when this share of the body has reached the service, then continues. */
export const midway =
  (share: number, act: () => unknown): Injection =>
  async ({ begin, pass }) => {
    await begin(share);
    await act();
    await pass();
  };
