import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { compressed } from './src/hosting/compressed.ts';
import { contentPolicy } from './src/hosting/content-policy.ts';
import { cssTarget } from './src/hosting/css-target.ts';
import { inlineScript } from './src/hosting/inline-script.ts';
import { preloadStart } from './src/hosting/preload-start.ts';
import { previewPage } from './src/hosting/preview-page.ts';
import { serviceWorker } from './src/hosting/service-worker.ts';
import { staticFiles } from './src/hosting/static-files.ts';
import { documentService } from './src/service/plugin.ts';

const port = Number(process.env.PORT) || 5173;

export default defineConfig(({ command, isSsrBuild }) => ({
  // Relative addresses throughout: the built folder works at any path of any web server.
  base: './',
  plugins: [
    react(),
    inlineScript(),
    previewPage(),
    process.env.VITEST ? undefined : documentService(),
    command === 'build' && !isSsrBuild && [preloadStart(), staticFiles(), serviceWorker(), compressed()],
  ],
  // The service's build runs under plain node, without a node_modules folder beside it.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  // Found at the start: what were found at the first ZIP would reload the page, and the chosen files would be lost.
  optimizeDeps: { entries: ['index.html', 'src/**/*.worker.ts'] },
  build: {
    cssTarget,
    // Every browser that has what the application needs knows `modulepreload`.
    modulePreload: { polyfill: false },
    // What writes PDFs is as large as that, and loaded when somebody wants one.
    chunkSizeWarningLimit: 600,
    // What is built in, by whom and under which terms, as their licences ask.
    license: { fileName: 'licenses.md' },
    ...(isSsrBuild && { copyPublicDir: false }),
  },
  server: { port },
  // The built application under its own strict policy, in every end-to-end test too.
  preview: { port, headers: { 'Content-Security-Policy': contentPolicy() } },
  test: {
    // One for each of two cores; by itself, it would leave one to itself.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.reports/unit.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Loading the same modules anew for each of 240 files takes as long as their tests: half of the processor time.
          isolate: false,
          // A limit and no measure, as below.
          testTimeout: 30_000,
          include: [
            'src/**/*.test.ts',
            'tests/{support,faults,bench,unpackers}/*.test.ts',
            'tests/fuzz/*.fuzz.ts',
          ],
          setupFiles: ['tests/fuzz/setup-fuzz.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A limit and no measure: pages with a real service behind them take their time on a busy machine.
          testTimeout: 30_000,
          include: ['src/**/*.dom.test.tsx', 'tests/component/**/*.test.tsx', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/setup-dom.ts'],
        },
      },
    ],
  },
}));
