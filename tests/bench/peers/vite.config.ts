import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

import { documentService } from '../../../src/service/plugin.ts';

const pages = ['bare', 'uppy', 'dropzone'].map((name) => resolve(import.meta.dirname, `${name}.html`));

/** All pages are the same except for the script that each is named after. */
const sameForAll: Plugin = {
  name: 'same-page-for-all',
  resolveId: (id) => (pages.includes(id) ? id : undefined),
  load: (id) =>
    pages.includes(id)
      ? readFileSync(resolve(import.meta.dirname, 'peer.html'), 'utf8').replaceAll(
          '%peer%',
          basename(id, '.html'),
        )
      : undefined,
};

/** Pages of the peers, served like the application: by the same server, with the same service. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sameForAll, documentService()],
  build: {
    outDir: resolve(import.meta.dirname, '../../../node_modules/.cache/bench-peers'),
    emptyOutDir: true,
    rolldownOptions: { input: pages },
  },
  preview: { port: Number(process.env.PORT) || 5173 },
});
