import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startApp, type AppProcess } from '../e2e/app-process.ts';
import type { ChaosProxy } from './chaos-proxy.ts';
import { createTruth, type StoredDocuments } from './compare-outcome.ts';
import { startCrossOriginPage } from './cross-origin-page.ts';
import type { Fault } from './fault.ts';
import type { TestFile } from './test-file.ts';

/** Environment of one run. */
export interface RunEnvironment {
  readonly app: AppProcess;
  /** Address of the page whose uploads go through this proxy. */
  readonly pageUrl: (proxy: ChaosProxy) => string;
  /** Documents that the service holds of these files. */
  readonly truth: (files: readonly TestFile[]) => Promise<StoredDocuments>;
  readonly leave: () => Promise<void>;
}

/** The built application with its service, shared by runs that don't kill it. */
export interface SharedEnvironment {
  readonly enter: (fault: Pick<Fault, 'hasOwnApp' | 'isCrossOrigin' | 'config'>) => Promise<RunEnvironment>;
  readonly close: () => Promise<void>;
}

export async function openEnvironment(): Promise<SharedEnvironment> {
  const front = await startCrossOriginPage(() => shared.app.url);
  const shared = await startAppWithTruth({ CORS_ORIGINS: front.origin });
  return {
    async enter({ hasOwnApp, isCrossOrigin, config }) {
      const { app, truth, stop } = hasOwnApp ? await startAppWithTruth() : shared;
      return {
        app,
        truth,
        pageUrl: (proxy) => (isCrossOrigin ? front.pageUrl(proxy.url, config) : `${proxy.url}/`),
        leave: async () => {
          if (hasOwnApp) await stop();
        },
      };
    },
    async close() {
      await front.stop();
      await shared.stop();
    },
  };
}

/** A separate service; `config` tells Vite what to serve with it, by default the application. */
export async function startAppWithTruth(env: Record<string, string> = {}, config?: readonly string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'asset-documents-faults-'));
  const app = await startApp({ ...env, DATA_DIR: dataDir }, config);
  return {
    app,
    truth: createTruth(dataDir),
    stop: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
