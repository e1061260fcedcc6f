import { createSharedFiles } from '#offline/shared-files.ts';

import { createServices, type Services } from '../session/session.ts';

import { createSharedFilesController } from './shared-files-controller.ts';

/** The services of a page of our own: other applications may share files with it. */
export const createPageServices: typeof createServices = (...args): Services => ({
  ...createServices(...args),
  openSharedFiles,
});

/** `undefined` where pages can keep no such files, as without TLS. */
function openSharedFiles(personId: string) {
  const { caches } = globalThis as { readonly caches?: CacheStorage };
  const scope = new URL('./', document.baseURI).href;
  return caches && createSharedFilesController(createSharedFiles({ caches, scope }), personId);
}
