import { trustedScriptUrl } from '#lib/worker/trusted-script-url.ts';

/**
 * Registers the service worker of the page, as far as the browser has them, and lets that of the release of `entry` take
 * over. Never rejects: without one the page only needs a network to open.
 */
export async function registerWorker(entry: string): Promise<void> {
  try {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
    const url = trustedScriptUrl(new URL('service-worker.js', document.baseURI).href);
    const registration = await serviceWorker?.register(url, { updateViaCache: 'none' });
    if (!registration) return;
    // One of another release does not obey.
    const takeOver = () => {
      for (const worker of [registration.installing, registration.waiting]) {
        worker?.postMessage(entry);
      }
    };
    takeOver();
    registration.addEventListener('updatefound', takeOver);
  } catch {
    // Not served with the page, or not allowed here.
  }
}
