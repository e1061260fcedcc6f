import { trustedScriptUrl } from './trusted-script-url.ts';

/** Starts a module worker from a script of this build. Throws if no worker may start. */
export function startWorker(url: string): Worker {
  // Checked first: the browser may report rejected addresses to the page's operator.
  if (new URL(url, import.meta.url).origin !== location.origin) {
    throw new TypeError('The worker is of another origin than the page.');
  }
  return new Worker(trustedScriptUrl(url), { type: 'module' });
}
