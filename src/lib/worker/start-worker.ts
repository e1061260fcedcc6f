import { ownScriptUrl } from './own-script-url.ts';

/** Starts a module worker from code that was built with this one. Throws where none may start. */
export function startWorker(url: string): Worker {
  return new Worker(ownScriptUrl(url), { type: 'module' });
}
