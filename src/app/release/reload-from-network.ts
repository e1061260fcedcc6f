import { setTimer } from '#lib/time/timer.ts';
import type { WorkerMessage } from '#offline/worker-message.ts';

/** Undefined without TLS. */
export const workers = (): ServiceWorkerContainer | undefined =>
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
