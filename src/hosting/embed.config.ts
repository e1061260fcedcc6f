import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import manifest from '../../package.json' with { type: 'json' };

import { compressed } from './compressed.ts';
import { inlineScript } from './inline-script.ts';
import { previewPageIn } from './preview-page.ts';

const folder = `v${manifest.version}`;

/** The build of the element: entries of stable names beside a folder of this version, whose files never change. */
export default defineConfig({
  // Every file is found by the address of the one that asks for it, on whatever server and whatever page.
  base: './',
  plugins: [
    plainImports(),
    react(),
    inlineScript(),
    quietReact(),
    stableEntries(),
    previewPageIn(folder),
    compressed(),
  ],
  // What an event handler throws is told on the console; `reportError` would tell the host's page.
  define: { reportError: 'console.error' },
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    modulePreload: false,
    rollupOptions: {
      input: { 'asset-document-upload': 'src/embed.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: `${folder}/[name].js`,
        chunkFileNames: `${folder}/chunks/[name]-[hash].js`,
        assetFileNames: `${folder}/chunks/[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    rollupOptions: { output: { entryFileNames: `${folder}/chunks/[name]-[hash].js` } },
  },
});

/**
 * Vite wraps each `import()`, to put links into the head of the page and to tell `window` of failures. The page is the
 * host's: here an import is an import.
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

/** Beside each versioned entry one of a stable name, which only names it: it is small, and asked for each time. */
function stableEntries(): Plugin {
  return {
    name: 'stable-entries',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const source = `export * from './${file.fileName}';\n`;
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source });
      }
    },
  };
}

const listening = /var ownerDocument =\s+9 === rootContainerElement\.nodeType/;

/**
 * React leaves one listener on the document for its `onSelect`, which nothing here uses; the page would keep it after the
 * last element is gone.
 */
function quietReact(): Plugin {
  return {
    name: 'quiet-react',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('react-dom-client.production')) return undefined;
      if (!listening.test(code)) this.error('React listens to `selectionchange` in another way now.');
      // React does not listen where there is no document.
      return code.replace(listening, 'var ownerDocument = null, _ = 9 === rootContainerElement.nodeType');
    },
  };
}
