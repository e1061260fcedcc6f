import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDocumentService } from '#service/create-service.ts';
import type { ServiceOptions } from '#service/options.ts';

import { fetchToken } from './fetch-token.ts';
import { serve } from './serve.ts';

/** A real service on a real socket, with a separate data folder. */
export interface RunningService {
  /** Address without a trailing slash; the same after a restart. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Returns a token of a demo person. */
  readonly token: (person?: string) => Promise<string>;
  /** Unexpected errors of the service; tests that aren't about errors should find none. */
  readonly errors: unknown[];
  /** Stops it and keeps its data. */
  readonly close: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
  /** Stops it and starts it again with the same data at the same address. */
  readonly restart: (overrides?: Partial<ServiceOptions>) => Promise<void>;
}

export async function startService(overrides: Partial<ServiceOptions> = {}): Promise<RunningService> {
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'document-service-')));
  const errors: unknown[] = [];
  const base = { onError: (error: unknown) => void errors.push(error), ...overrides, dataDir };
  let running = await open(base);
  const url = `http://127.0.0.1:${running.port}`;
  return {
    url,
    port: running.port,
    dataDir,
    errors,
    token: (person) => fetchToken(url, person),
    restart: async (changed = {}) => {
      await running.close();
      running = await open({ ...base, ...changed }, running.port);
    },
    close: () => running.close(),
    stop: async () => {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function open(options: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>, wantedPort = 0) {
  const service = await createDocumentService(options);
  const { server, port } = await serve(service, wantedPort);
  return {
    port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}
