import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import manifest from '../../package.json' with { type: 'json' };

import { compressed } from './compressed.ts';
import { cssTarget } from './css-target.ts';
import { embedPackage } from './embed-package.ts';
import { hostFiles } from './host-files.ts';
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
    goodManners(),
    stableEntries(),
    hostFiles(),
    embedPackage(),
    previewPageIn(folder),
    compressed(),
  ],
  // What an event handler throws is told on the console; `reportError` would tell the host's page.
  define: { reportError: 'console.error' },
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    cssTarget,
    modulePreload: false,
    // As the licences of what is built in ask.
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: {
        'asset-document-upload': 'src/embed.ts',
        mount: 'src/app/embed/element/mount.tsx',
        'single-spa': 'src/app/embed/adapters/single-spa.ts',
        luigi: 'src/app/embed/adapters/luigi.ts',
        react: 'src/app/embed/adapters/react.ts',
        remoteEntry: 'src/app/embed/adapters/remote-entry.ts',
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
        // Server components of React take in what is named and marked so, and nothing else.
        const mark = file.name === 'react' ? `'use client';\n` : '';
        const source = `${mark}export { ${file.exports.join(', ')} } from './${file.fileName}';\n`;
        this.emitFile({ type: 'asset', fileName: `${file.name}.js`, source });
      }
    },
  };
}

/** What libraries do to the page around them, and what stands in its place. */
const manners = [
  {
    // React leaves a listener on the document for its `onSelect`, which nothing here uses; it does so for no document.
    file: /react-dom-client\.production/,
    find: /var ownerDocument =\s+9 === rootContainerElement\.nodeType/,
    put: 'var ownerDocument = null, _ = 9 === rootContainerElement.nodeType',
  },
  {
    // Zod keeps its settings in globals, for every copy of it in the page.
    file: /zod\/v4\/core\/(?:core|registries)\.js/,
    find: /\bglobalThis\b/g,
    put: 'ownZod',
    first: 'const ownZod = {};\n',
  },
] as const;

/** Each of the manners must be found, or the build fails: a library that was renamed or rewritten is not overlooked. */
function goodManners(): Plugin {
  const awaited = new Set<(typeof manners)[number]>();
  return {
    name: 'good-manners',
    apply: 'build',
    buildStart: () => manners.forEach((manner) => awaited.add(manner)),
    transform(code, id) {
      const manner = manners.find(({ file }) => file.test(id));
      if (!manner) return undefined;
      const { find, put } = manner;
      if (code.search(find) < 0) this.error(`${id} does it in another way now.`);
      awaited.delete(manner);
      return ('first' in manner ? manner.first : '') + code.replace(find, put);
    },
    buildEnd(error) {
      for (const { file } of error ? [] : awaited) this.error(`No file is called ${file} any more.`);
    },
  };
}
