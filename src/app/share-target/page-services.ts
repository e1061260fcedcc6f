import { createSharedFiles } from '#offline/shared-files.ts';

import { createServices, type Services } from '../session/session.ts';

import { createSharedFilesController } from './shared-files-controller.ts';

/** Services of the standalone page, which other applications can share files with. */
export const createPageServices: typeof createServices = (...args): Services => ({
  ...createServices(...args),
  openSharedFiles,
});

/** Returns `undefined` if the browser can't store files, as without TLS. */
function openSharedFiles(personId: string) {
  const { caches } = globalThis as { readonly caches?: CacheStorage };
  const scope = new URL('./', document.baseURI).href;
  return caches && createSharedFilesController(createSharedFiles({ caches, scope }), personId);
}
