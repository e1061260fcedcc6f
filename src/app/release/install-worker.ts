import { useEffect } from 'react';

import { trustedScriptUrl } from '#lib/worker/trusted-script-url.ts';
import type { WorkerMessage } from '#offline/worker-message.ts';

import { workers } from './reload-from-network.ts';

/** Time without uploads, in milliseconds, after which files that few people need are fetched. */
const idleMs = 60_000;

/**
 * Once nothing has been uploaded for a minute on a good line, lets the worker of the release of `entry` cache the files
 * that few people need.
 */
export function useIdleCaching(entry: string | undefined, isIdle: boolean): void {
  useEffect(() => {
    if (entry === undefined || !isIdle) return undefined;
    const timer = setInterval(() => {
      if (!isGoodLine()) return;
      clearInterval(timer);
      void cacheRest(entry);
    }, idleMs);
    return () => clearInterval(timer);
  }, [entry, isIdle]);
}

/** WICG, Network Information API: only Chromium knows it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

function isGoodLine(): boolean {
  const { connection = {}, onLine } = navigator as Navigator & { readonly connection?: Connection };
  const { saveData = false, effectiveType = '4g', type } = connection;
  return onLine && !saveData && effectiveType === '4g' && type !== 'cellular';
}

const post = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

/** Never rejects, and never resolves without a worker. */
async function cacheRest(entry: string): Promise<void> {
  const registration = await workers()?.ready;
  post(registration?.active ?? null, { request: 'cache-rest', entry });
}

/**
 * Installs the page's service worker if the browser supports it and the server has another one, or all files of one that
 * failed. The worker of the release of `entry` takes over. Never rejects: without one, the page only needs a network.
 */
export async function installWorker(entry: string): Promise<void> {
  try {
    const url = trustedScriptUrl(new URL('service-worker.js', document.baseURI).href);
    const registration = await workers()?.register(url, { updateViaCache: 'none' });
    // Without a network, another worker may wait all the same.
    if (registration?.active) await registration.update().catch(() => undefined);
    for (const worker of [registration?.installing, registration?.waiting]) {
      post(worker ?? null, { request: 'take-over', entry });
    }
  } catch {
    // The worker isn't served with the page, or isn't allowed here.
  }
}
