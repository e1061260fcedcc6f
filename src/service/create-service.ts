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
export type DocumentService = Awaited<ReturnType<typeof createDocumentService>>;

/** Opens the service on a data folder; see `ServiceOptions` for the rest. */
export async function createDocumentService(
  overrides: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>,
) {
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
    /**
     * Resolves to false, with nothing read or written, if the address isn't one of the service's; the next handler may
     * answer it.
     */
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      const task = route(request, { options, library, tokens });
      if (task === undefined) return false;
      const work = run({ request, response }, task);
      running.add(work);
      await work.finally(() => running.delete(work));
      return true;
    },
    /** Resolves when the requests in progress have ended. */
    close: async () => {
      await Promise.all(running);
    },
  };
}
