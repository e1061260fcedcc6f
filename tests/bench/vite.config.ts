import { resolve } from 'node:path';

import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Parts of the bench that run under plain Node. */
export default defineConfig({
  root,
  logLevel: 'error',
  build: {
    ssr: true,
    copyPublicDir: false,
    outDir: resolve(root, 'node_modules/.cache/bench'),
    emptyOutDir: true,
    rolldownOptions: {
      input: ['archives', 'run-case', 'report'].map((name) => resolve(import.meta.dirname, `${name}.ts`)),
    },
  },
});
