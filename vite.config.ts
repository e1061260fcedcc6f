import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { assetFileNames } from './src/hosting/asset-file-names.ts';
import { bundledPackages } from './src/hosting/bundled-packages.ts';
import { compressed } from './src/hosting/compressed.ts';
import { contentPolicy, referrerPolicy } from './src/hosting/content-policy.ts';
import { cssTarget } from './src/hosting/css-target.ts';
import { licenses } from './src/hosting/licenses.ts';
import { preloadStart } from './src/hosting/preload-start.ts';
import { previewPage } from './src/hosting/preview-page.ts';
import { backgroundSender, serviceWorker } from './src/hosting/service-worker.ts';
import { staticFiles } from './src/hosting/static-files.ts';
import { documentService } from './src/service/plugin.ts';

const port = Number(process.env.PORT) || 5173;

/** Tests that load pdf.js. */
const pdfTests = ['src/document/pdf/*.test.ts', 'src/command/*.test.ts', 'tests/fuzz/pdfs.fuzz.ts'];

/** Tests that take long, by project: `npm test` leaves them out, `npm run test:unit:slow` runs them. */
const slowTests = {
  node: ['src/manual/repair/{hostile,other-readers}.test.ts'],
  pdf: ['src/command/*.test.ts', 'tests/fuzz/pdfs.fuzz.ts'],
  dom: ['tests/contract/{client,hash}-in-chromium.test.ts'],
};
const { UNIT_PART } = process.env;

/** Files of a project in the part of the tests that is run: all by default. */
function filesOf(slow: string[], include: string[], exclude: string[] = []) {
  if (UNIT_PART === 'slow') return { include: slow, exclude };
  return { include, exclude: UNIT_PART === 'quick' ? [...exclude, ...slow] : exclude };
}

const testProjects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'node',
      environment: 'node',
      // Loading the same modules separately for each of 240 files takes as long as their tests: half of the
      // processor time.
      isolate: false,
      restoreMocks: true,
      // A time limit, not a measurement, as below.
      testTimeout: 30_000,
      ...filesOf(
        slowTests.node,
        ['src/**/*.test.ts', 'tests/{support,faults,unpackers}/**/*.test.ts', 'tests/fuzz/*.fuzz.ts'],
        pdfTests,
      ),
      setupFiles: ['tests/fuzz/setup-fuzz.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'pdf',
      environment: 'node',
      // pdf.js adds globals that Node lacks, which other libraries would take for the platform's.
      isolate: true,
      testTimeout: 30_000,
      ...filesOf(slowTests.pdf, pdfTests),
      setupFiles: ['tests/fuzz/setup-fuzz.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'dom',
      environment: 'jsdom',
      // A time limit, not a measurement: pages with a real service are slow on a busy machine.
      testTimeout: 30_000,
      ...filesOf(slowTests.dom, [
        'src/**/*.dom.test.tsx',
        'tests/component/**/*.test.tsx',
        'tests/contract/**/*.test.ts',
      ]),
      setupFiles: ['tests/support/dom/setup-dom.ts'],
    },
  },
];

const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `assets/${moduleIds.some((id) => id.includes('/@cantoo/pdf-lib/')) ? 'pdf-writer' : '[name]'}-[hash].js`;

/** Modules of a few bytes that the start shares with other scripts, and React with them: a file for each costs more. */
const smallParts = {
  name: 'small-parts',
  test: /\/src\/(?:lib\/(?:log-failure|time\/timer|text\/shown-name)|i18n\/plural|ui\/(?:content\/name|styles\/use-sheet))\.tsx?$/,
};

const licenseList = licenses();

export default defineConfig(({ command, isSsrBuild }) => ({
  // Relative addresses throughout: the built folder works at any path of any web server.
  base: './',
  plugins: [
    react(),
    licenseList.write,
    previewPage(),
    process.env.VITEST ? undefined : documentService(),
    command === 'build' &&
      !isSsrBuild && [preloadStart(), staticFiles(), backgroundSender(), serviceWorker(), compressed()],
  ],
  // The service's build runs under plain node, without a node_modules folder beside it.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  optimizeDeps: { noDiscovery: true, include: bundledPackages },
  build: {
    cssTarget,
    // Every browser that the application supports has `modulepreload`.
    modulePreload: { polyfill: false },
    // The PDF writer is this large, and is loaded on demand.
    chunkSizeWarningLimit: 600,
    ...(isSsrBuild && { copyPublicDir: false }),
    // The service worker knows it by this name; otherwise it would be named as a file of the library.
    ...(!isSsrBuild && {
      rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: [smallParts] } } },
    }),
  },
  worker: {
    plugins: () => [licenseList.note()],
    rolldownOptions: { output: { assetFileNames: assetFileNames('assets') } },
  },
  server: { port, headers: referrerPolicy },
  // The built application under its strict policy, in every end-to-end test too.
  preview: { port, headers: { ...referrerPolicy, 'Content-Security-Policy': contentPolicy() } },
  test: {
    // One for each of two cores; by default vitest leaves one core free.
    maxWorkers: 2,
    reporters: [
      'default',
      ['json', { outputFile: `.reports/${UNIT_PART === 'slow' ? 'unit-slow' : 'unit'}.json` }],
    ],
    projects: testProjects,
  },
}));
