import { resolve } from 'node:path';

import { defineConfig } from 'vite';

const at = (name: string) => resolve(import.meta.dirname, name);

/** Scripts that compare libraries with our own code in Node; `lists.bench.js` builds its pages itself. */
export default defineConfig({
  resolve: { alias: { 'zxing-wasm/reader': at('node_modules/zxing-wasm/dist/es/reader/index.js') } },
  ssr: {
    noExternal: [
      '@zxing/library',
      'zxing-wasm',
      '@remix-run/multipart-parser',
      '@remix-run/headers',
      'multipasta',
    ],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(import.meta.dirname, '../../../node_modules/.cache/bench-libraries'),
    emptyOutDir: true,
    rolldownOptions: { input: [at('codes.js'), at('forms.js')] },
  },
});
