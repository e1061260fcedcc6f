import { resolve } from 'node:path';

import { serwist } from '@serwist/vite';
import type { PluginOption } from 'vite';

/** Builds the service worker beside the page, with the list of the page's files. */
export function serviceWorker(): PluginOption {
  return serwist({
    swSrc: 'src/offline/service-worker.ts',
    swDest: 'service-worker.js',
    injectionPoint: 'self.builtFiles',
    rollupFormat: 'iife',
    globDirectory: 'dist',
    globPatterns: ['index.html', 'preview.html', 'icon.svg', 'assets/*'],
    globIgnores: ['**/*.{br,gz}'],
    integration: {
      configureOptions({ root, build }, options) {
        options.globDirectory = resolve(root, build.outDir);
      },
    },
  });
}
