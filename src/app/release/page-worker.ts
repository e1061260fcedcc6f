import { setTimer } from '#lib/time/timer.ts';
import { trustedScriptUrl } from '#lib/worker/trusted-script-url.ts';
import type { WorkerMessage } from '#offline/worker-message.ts';

/** Undefined without TLS. */
const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Time in milliseconds for a worker to answer. One that is broken doesn't. */
const answerMs = 1000;

/** Reloads the page; the worker waits for the network longer than usual. Never rejects. */
export async function reloadFromNetwork(): Promise<void> {
  const registration = await workers()
    ?.getRegistration()
    .catch(() => undefined);
  if (registration?.active) {
    const { port1, port2 } = new MessageChannel();
    const message: WorkerMessage = { request: 'wait-for-network' };
    registration.active.postMessage(message, [port2]);
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      setTimer(answerMs, () => resolve(undefined));
    });
  }
  location.reload();
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
    const message: WorkerMessage = { request: 'take-over', entry };
    registration?.installing?.postMessage(message);
    registration?.waiting?.postMessage(message);
  } catch {
    // The worker isn't served with the page, or isn't allowed here.
  }
}
