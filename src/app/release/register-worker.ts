import { trustedScriptUrl } from '#lib/worker/trusted-script-url.ts';

/**
 * Registers the page's service worker if the browser supports it, and lets the worker of the release of `entry` take
 * over. Never rejects: without a worker, the page only needs a network to open.
 */
export async function registerWorker(entry: string): Promise<void> {
  try {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
    const url = trustedScriptUrl(new URL('service-worker.js', document.baseURI).href);
    const registration = await serviceWorker?.register(url, { updateViaCache: 'none' });
    if (!registration) return;
    // A worker of another release ignores the request.
    const takeOver = () => {
      for (const worker of [registration.installing, registration.waiting]) {
        worker?.postMessage(entry);
      }
    };
    takeOver();
    registration.addEventListener('updatefound', takeOver);
  } catch {
    // The worker isn't served with the page, or isn't allowed here.
  }
}
