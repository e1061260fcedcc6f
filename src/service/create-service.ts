import type { IncomingMessage, ServerResponse } from 'node:http';

import { createTokenIssuer } from './auth/issued-tokens.ts';
import { loadSigningKey } from './auth/signing-key.ts';
import { demoLists } from './demo/demo-lists.ts';
import { seedDemo } from './demo/seed.ts';
import { answerAndClose, type Exchange, rejectionAnswer } from './http/answer.ts';
import { allowOrigin } from './http/cors.ts';
import { answerFailure } from './http/serve-request.ts';
import { createManualReader } from './library/manual-reader.ts';
import { type ServiceOptions, withDefaults } from './options.ts';
import { route } from './route.ts';
import { openLibrary } from './storage/library.ts';

/** Document service that any Node HTTP server can use. */
export interface DocumentService {
  /**
   * Resolves to false, with nothing read or written, if the address isn't one of the service's; the next handler may
   * answer it.
   */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Rejects new requests, waits for requests in progress, and releases the data folder. */
  readonly close: () => Promise<void>;
}

/** Opens the service on a data folder; see `ServiceOptions` for the rest. */
export async function createDocumentService(
  overrides: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>,
): Promise<DocumentService> {
  const options = withDefaults(overrides);
  const library = await openLibrary(options.dataDir, options.onError);
  const key = await loadSigningKey(options.dataDir, options.onError);
  const tokens = await createTokenIssuer(key, options.tokenLifetimeSeconds);
  await seedDemo(library);
  const context = {
    options,
    library,
    tokens,
    lists: demoLists,
    verifyToken: options.verifyToken ?? tokens.verify,
    reader: createManualReader(library),
  };
  const running = new Set<Promise<void>>();
  let isClosing = false;

  async function run(exchange: Exchange, task: (exchange: Exchange) => Promise<void>): Promise<void> {
    try {
      allowOrigin(exchange, options.allowedOrigins);
      // If preflights failed, pages couldn't read the 503 and its `Retry-After`.
      const isRejected = isClosing && exchange.request.method !== 'OPTIONS';
      if (isRejected) await answerAndClose(exchange, rejectionAnswer(closing));
      else await task(exchange);
    } catch (error) {
      await answerFailure(exchange, error, options.onError);
    }
  }

  return {
    handle: async (request, response) => {
      const task = route(request, context);
      if (task === undefined) return false;
      const work = run({ request, response }, task);
      running.add(work);
      await work.finally(() => running.delete(work));
      return true;
    },
    close: async () => {
      isClosing = true;
      await Promise.all(running);
      await library.staging.close();
    },
  };
}

const closing = {
  code: 'closing',
  detail: 'Retry in a moment.',
  headers: { 'Retry-After': '5' },
} as const;
