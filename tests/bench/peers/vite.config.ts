import { resolve } from 'node:path';

import { defineConfig } from 'vite';

import { documentService } from '../../../src/service/plugin.ts';

const pages = ['bare', 'uppy', 'filepond', 'dropzone', 'uploady'];

/** The pages that the bench compares with, served as the application is: by the same server, with the same service. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [documentService()],
  build: {
    outDir: resolve(import.meta.dirname, '../../../node_modules/.cache/bench-peers'),
    emptyOutDir: true,
    rolldownOptions: { input: pages.map((page) => resolve(import.meta.dirname, `${page}.html`)) },
  },
  preview: { port: Number(process.env.PORT) || 5173 },
});
