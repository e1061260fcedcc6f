import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { contentPolicy } from '#hosting/content-policy.ts';

import { portOf } from '../support/fakes/port-of.ts';
import { createDocumentService, type DocumentService } from './document-service.ts';
import { sendJson, sendPage } from './http.ts';
import { personKeys } from './people.ts';
import { createProvider, type Provider } from './provider.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist');
const hostScript = join(root, 'tests/fixtures/hosts/people/main.js');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The built application and element, a provider and a document service on one origin. */
export interface Rig {
  readonly url: string;
  /** The application's `config.json`; changes apply to pages that are opened later. */
  readonly config: { signIn: Record<string, unknown>; [key: string]: unknown };
  readonly provider: Provider;
  readonly documents: DocumentService;
  readonly stop: () => Promise<void>;
}

/** Answers a request for a file of the application; resolves to false if it leaves it to the rig. */
export type ServeFile = (
  path: string,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
) => Promise<boolean>;

/** Without `serveFile`, the build is answered as it is. */
export async function startRig(serveFile?: ServeFile): Promise<Rig> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${portOf(server)}`;
  const provider = createProvider(`${url}/idp`);
  const documents = createDocumentService(provider.personOf);
  const config: Rig['config'] = {
    baseUrl: '.',
    signIn: { authority: './idp', clientId: 'asset-documents', scope: 'openid profile' },
    assets: ['PUMP-1', 'PUMP-2'].map((id) => ({ id, name: `Pump ${id}`, organizationId: 'nordwerk' })),
    // With one organization and one category, a form needs no further input.
    organizations: [{ id: 'nordwerk', name: 'Nordwerk Pressen GmbH' }],
    categories: [{ id: 'notes', name: 'Notes', fileNames: [...personKeys] }],
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/idp/')) {
      return provider.handle(request, response, pathname.slice('/idp'.length) + search);
    }
    // The service has two addresses.
    const atService = pathname.replace(/^\/moved(?=\/)/, '');
    if (atService.startsWith('/v1/documents/assets/')) return documents.handle(request, response, atService);
    const path = pathname.slice(1) || 'index.html';
    if (await serveFile?.(path, { request, response })) return undefined;
    if (pathname === '/config.json') return sendJson(response, 200, config);
    if (pathname === '/host/token') {
      const person = personKeys.find((key) => key === searchParams.get('person'))!;
      return sendJson(response, 200, await provider.issue(person));
    }
    if (pathname === '/host/') return sendPage(response, hostPage);
    if (pathname === '/host/main.js') return sendFile(response, hostScript);
    response.setHeader('Content-Security-Policy', contentPolicy());
    sendFile(response, join(built, pathname === '/' ? 'index.html' : normalize(pathname)));
  };
  return {
    url,
    config,
    provider,
    documents,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const hostPage = '<div id="place"></div><script type="module" src="/host/main.js"></script>';

function sendFile(response: ServerResponse, path: string): void {
  if (!existsSync(path) || !statSync(path).isFile()) return void response.writeHead(404).end();
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
  // As web servers do: their names contain a hash.
  if (path.includes('/assets/')) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  createReadStream(path).pipe(response);
}
