import { ownScriptUrl } from './own-script-url.ts';

/** Starts a module worker from code that was built with this one. Throws where none may start. */
export function startWorker(url: string): Worker {
  // Asked first: what the browser refuses, it may also report to the page's operator.
  if (new URL(url, import.meta.url).origin !== location.origin) {
    throw new TypeError('The worker is of another origin than the page.');
  }
  return new Worker(ownScriptUrl(url), { type: 'module' });
}
