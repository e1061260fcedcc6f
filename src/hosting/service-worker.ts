import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { serwist } from '@serwist/vite';
import type { PluginOption } from 'vite';

/** Builds the service worker beside the page, with the list of the page's files and the hash of each. */
export function serviceWorker(): PluginOption {
  let folder = '';
  return serwist({
    swSrc: 'src/offline/service-worker.ts',
    swDest: 'service-worker.js',
    injectionPoint: 'self.builtFiles',
    rollupFormat: 'iife',
    globDirectory: 'dist',
    globPatterns: ['index.html', 'preview.html', 'start.js', 'icon.svg', 'assets/**'],
    globIgnores: ['**/*.{br,gz}'],
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async ({ url, size }) => ({ url, size, integrity: await hashOf(join(folder, url)) })),
        ),
      }),
    ],
    integration: {
      configureOptions({ root, build }, options) {
        folder = resolve(root, build.outDir);
        options.globDirectory = folder;
      },
    },
  });
}

/** Builds the script with which the service worker sends uploads while no page is open. */
export const backgroundSender = (): PluginOption =>
  serwist({
    swSrc: 'src/offline/sender/sender.ts',
    swDest: 'background-sender.js',
    rollupFormat: 'iife',
    globDirectory: 'dist',
    globPatterns: [],
    // Nothing has this name: the script has no list of files.
    injectionPoint: 'self.nothing',
  });

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('base64');
}
