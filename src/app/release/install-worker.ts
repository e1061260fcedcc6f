import { trustedScriptUrl } from '#lib/worker/trusted-script-url.ts';
import { senderQuery, type WorkerMessage } from '#offline/worker-message.ts';

import { workers } from './reload-from-network.ts';

/**
 * Installs the page's service worker if the browser supports it and the server has another one, or all files of one that
 * failed. The worker of the release of `entry` takes over; with `sends`, it uploads while no page is open. Never rejects: without one, the page only needs a network.
 */
export async function installWorker(entry: string, sends: boolean): Promise<void> {
  try {
    const address = `service-worker.js${sends ? senderQuery : ''}`;
    const url = trustedScriptUrl(new URL(address, document.baseURI).href);
    const registration = await workers()?.register(url, { updateViaCache: 'none' });
    // Without a network, another worker may wait all the same.
    if (registration?.active) await registration.update().catch(() => undefined);
    for (const worker of [registration?.installing, registration?.waiting]) {
      worker?.postMessage({ request: 'take-over', entry } satisfies WorkerMessage);
    }
  } catch {
    // The worker isn't served with the page, or isn't allowed here.
  }
}
