import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '../app-process.ts';

const built = fileURLToPath(new URL('../../../dist/embed', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
};

/** A web server of a host application. */
export interface Host {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Address and files of a host. */
export interface HostOptions {
  readonly port?: number;
  /** Files on the server, by path. The built element is under `/embed/`, for any origin to load. */
  readonly files?: Readonly<Record<string, string>>;
  /** A folder with further files to serve. */
  readonly folder?: string;
  readonly policy?: string;
  /** Further headers of a path. */
  readonly headersOf?: (path: string) => Readonly<Record<string, string>>;
}

/** Serves a host application and the built element beside it. */
export async function startHost({
  port,
  files = {},
  folder,
  policy,
  headersOf = () => ({}),
}: HostOptions = {}): Promise<Host> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const content = files[path];
    response.setHeader('Content-Type', types[extname(path) || '.html'] ?? 'application/octet-stream');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    if (content !== undefined) {
      response.end(content);
      return;
    }
    const file = path.startsWith('/embed/')
      ? join(built, normalize(path.slice('/embed/'.length)))
      : folder && join(folder, normalize(path));
    if (file && existsSync(file) && statSync(file).isFile()) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  const at = port ?? (await freePort());
  await listen(server, at);
  return {
    url: `http://localhost:${at}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => {
    server.listen(port, 'localhost', resolve);
  });

/** Policy from the contract, for a page that loads the element from `scripts` and sends to `service`. */
export const strictPolicy = (service: string, scripts = "'self'"): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts === "'self'" ? '' : ` ${scripts}`}`,
    "style-src 'self'",
    `connect-src ${service}`,
    "require-trusted-types-for 'script'",
    'trusted-types asset-document-upload',
  ].join('; ');
