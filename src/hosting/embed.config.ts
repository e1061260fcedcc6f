import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import manifest from '../../package.json' with { type: 'json' };
import { assetFileNames } from './asset-file-names.ts';
import { compressed } from './compressed.ts';
import { cssTarget } from './css-target.ts';
import { embedPackage } from './embed-package.ts';
import { hostFiles } from './host-files.ts';
import { licenses } from './licenses.ts';
import { previewPageIn } from './preview-page.ts';
import { vendorPatches } from './vendor-patches.ts';

const licenseList = licenses();
const folder = `v${manifest.version}`;

/** Build of the element: entries with stable names beside a folder for this version, whose files never change. */
export default defineConfig({
  // Files refer to each other by relative addresses, so that the build works on any server and page.
  base: './',
  plugins: [
    plainImports(),
    react(),
    licenseList.write,
    vendorPatches(),
    stableEntries(),
    hostFiles(),
    embedPackage(),
    previewPageIn(folder),
    compressed(),
  ],
  // Errors of event handlers go to the console; `reportError` would pass them to the host page.
  define: { reportError: 'console.error' },
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    cssTarget,
    modulePreload: false,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: {
        'asset-document-upload': 'src/embed.ts',
        mount: 'src/app/embed/element/mount.tsx',
        'single-spa': 'src/app/embed/adapters/single-spa.ts',
        react: 'src/app/embed/adapters/react.ts',
        frame: 'src/app/embed/adapters/frame.ts',
        'frame-host': 'src/app/embed/adapters/frame-host.ts',
      },
      // The component runs in the React of its host; the element has its own.
      external: (id, importer) => id === 'react' && importer?.endsWith('/adapters/react.ts') === true,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: `${folder}/[name].js`,
        chunkFileNames: `${folder}/chunks/[name]-[hash].js`,
        assetFileNames: `${folder}/chunks/[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    plugins: () => [licenseList.note()],
    rollupOptions: {
      output: {
        entryFileNames: `${folder}/chunks/[name]-[hash].js`,
        assetFileNames: assetFileNames(`${folder}/chunks`),
      },
    },
  },
});

/**
 * Leaves `import()` as it is: Vite would add links to the head of the page and events to `window`, both of which belong
 * to the host.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Writes a small entry with a stable name for each versioned entry; browsers revalidate it on each visit. */
function stableEntries(): Plugin {
  return {
    name: 'stable-entries',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        // React Server Components only accept named exports of a module with this directive.
        const mark = file.name === 'react' ? `'use client';\n` : '';
        const source = `${mark}export { ${file.exports.join(', ')} } from './${file.fileName}';\n`;
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source });
      }
    },
  };
}
