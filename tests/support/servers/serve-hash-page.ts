import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { mediaTypeOf } from '#file-type/media-type.ts';

import { startServer } from './start-server.ts';

/** Policy of every response, as if set for the whole server: a worker gets the policy of its script. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; report-uri /violation";

/** A built page that hashes a chosen file, on a server that only allows its own scripts. */
export interface HashPage {
  readonly url: string;
  /** Requested paths in order; `/violation` is a report about the policy. */
  readonly paths: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Builds the page into a folder and serves it. */
export async function serveHashPage(outDir: string): Promise<HashPage> {
  const root = fileURLToPath(new URL('../../fixtures/hash-page', import.meta.url));
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const paths: string[] = [];
  const { url, stop } = await startServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : String(request.url);
    paths.push(path);
    const file = join(outDir, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': mediaTypeOf(path), 'Content-Security-Policy': policy });
    response.end(readFileSync(file));
  });
  return { url: `${url}/`, paths, stop };
}
