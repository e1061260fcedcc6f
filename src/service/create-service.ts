import type { IncomingMessage, ServerResponse } from 'node:http';

import { createTokenIssuer } from './auth/issued-tokens.ts';
import { loadSigningKey } from './auth/signing-key.ts';
import type { Exchange } from './http/answer.ts';
import { allowOrigin } from './http/cors.ts';
import { answerFailure } from './http/serve-request.ts';
import { defaults, type ServiceOptions } from './options.ts';
import { route } from './route.ts';
import { openLibrary } from './storage/library.ts';

/** Document service that any Node HTTP server can use. */
export interface DocumentService {
  /**
   * Resolves to false, with nothing read or written, if the address isn't one of the service's; the next handler may
   * answer it.
   */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Resolves when the requests in progress have ended. */
  readonly close: () => Promise<void>;
}

/** Opens the service on a data folder; see `ServiceOptions` for the rest. */
export async function createDocumentService(
  overrides: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>,
): Promise<DocumentService> {
  const options: ServiceOptions = { ...defaults, ...overrides };
  const library = await openLibrary(options.dataDir);
  const key = await loadSigningKey(options.dataDir);
  const tokens = await createTokenIssuer(key, options.tokenLifetimeSeconds);
  const running = new Set<Promise<void>>();

  async function run(exchange: Exchange, task: (exchange: Exchange) => Promise<void>): Promise<void> {
    try {
      allowOrigin(exchange, options.allowedOrigins);
      await task(exchange);
    } catch (error) {
      await answerFailure(exchange, error, options.onError);
    }
  }

  return {
    handle: async (request, response) => {
      const task = route(request, { options, library, tokens });
      if (task === undefined) return false;
      const work = run({ request, response }, task);
      running.add(work);
      await work.finally(() => running.delete(work));
      return true;
    },
    close: async () => {
      await Promise.all(running);
    },
  };
}
