import { readFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { mediaTypeOf } from '#file-type/media-type.ts';
import { contentPolicy, previewPolicy, referrerPolicy } from '#hosting/content-policy.ts';

import { startServer } from '../support/servers/start-server.ts';

/** Current answers of the server. */
export interface Serving {
  /**
   * Returns the folder of the build that answers a path such as `assets/index-1.js`; that of the page is `index.html`.
   * So a release can be rolled out in part, or the page be stale.
   */
  readonly folderOf: (path: string) => string;
  /** Answer for a file that the build doesn't have: 404, or the page with status 200, also as if it never changed. */
  readonly missing: 'not found' | 'page' | 'immutable page';
  /** Time before the page is answered, in milliseconds. */
  readonly pageDelayMs: number;
  /** Text of `config.json`; undefined if it is missing. */
  readonly config: string | undefined;
}

/** A web server that serves builds of the application as real servers and caches do, and passes the rest on. */
export interface ImperfectServer {
  /** Address of the application, without a slash at the end. */
  readonly url: string;
  /** Text of the service's `config.json`, which is answered at first. */
  readonly config: string;
  readonly change: (serving: Partial<Serving>) => void;
  /** Serves this build from now on, and nothing of another. */
  readonly deploy: (folder: string) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a server of this build, with the service at `serviceUrl` behind it. */
export async function startImperfectServer(folder: string, serviceUrl: string): Promise<ImperfectServer> {
  const config = await (await fetch(`${serviceUrl}/config.json`)).text();
  let serving: Serving = { folderOf: () => folder, missing: 'not found', pageDelayMs: 0, config };
  const { url, stop } = await startServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname.slice(1) || 'index.html';
    if (/^(v1|library|idp)\//.test(path)) passOn({ request, response }, serviceUrl);
    else answer(path, response, serving).catch(() => response.destroy());
  });
  const change = (changes: Partial<Serving>) => {
    serving = { ...serving, ...changes };
  };
  return {
    url,
    config,
    change,
    deploy: (release) => change({ folderOf: () => release }),
    stop,
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function passOn({ request, response }: Exchange, serviceUrl: string): void {
  const { method, headers } = request;
  const { host: _, ...others } = headers;
  const outgoing = ask(new URL(request.url ?? '', serviceUrl), { method, headers: others }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Answers a request for a file as `serving` says. */
export async function answer(path: string, response: ServerResponse, serving: Serving): Promise<void> {
  if (path === 'index.html') await wait(serving.pageDelayMs);
  const { missing } = serving;
  const own = path === 'config.json' ? serving.config : await read(path, serving);
  const content = own ?? (missing === 'not found' ? undefined : await read('index.html', serving));
  const isPage = own === undefined || (typeof own === 'string' && own.startsWith('<'));
  const isImmutable = path.startsWith('assets/') && (own !== undefined || missing === 'immutable page');
  const type = mediaTypeOf(isPage ? 'index.html' : path) ?? 'application/octet-stream';
  const policy = { 'Content-Security-Policy': contentPolicy() };
  response.writeHead(content === undefined ? 404 : 200, {
    ...(content !== undefined && { 'Content-Type': `${type}; charset=utf-8` }),
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...referrerPolicy,
    ...(path === 'preview.html' ? { 'Content-Security-Policy': previewPolicy("'self'") } : policy),
  });
  response.end(content);
}

const read = (path: string, { folderOf }: Serving): Promise<Buffer | undefined> =>
  readFile(join(folderOf(path), path)).catch(() => undefined);
