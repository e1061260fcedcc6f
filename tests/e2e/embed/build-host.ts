import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import vue from '@vitejs/plugin-vue';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';

const hosts = fileURLToPath(new URL('../../fixtures/hosts', import.meta.url));

/** The hosts under `tests/fixtures/hosts`, and their entries. */
const entries = {
  'react-18': 'main.jsx',
  'react-19': 'main.jsx',
  vue: 'main.js',
  svelte: 'main.js',
  'single-spa': 'main.js',
  'module-federation': 'main.jsx',
  'native-federation': 'main.js',
  luigi: 'main.js',
  frame: 'main.js',
} as const;

export type HostName = keyof typeof entries;

/** Replaces the application's React by React 18. */
export const react18 = {
  'react-dom': folderOf(import.meta.resolve('react-dom-18')),
  react: folderOf(import.meta.resolve('react-18')),
};

/** React of a host, if it isn't that of the application. */
const aliases: Partial<Record<HostName, Readonly<Record<string, string>>>> = {
  'react-18': react18,
  'module-federation': react18,
};

function folderOf(entry: string): string {
  return dirname(fileURLToPath(entry));
}

const svelte: Plugin = {
  name: 'svelte',
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (code, id) => compile(code, { filename: id, generate: 'client' }).js.code,
  },
};

/** Builds a host as one script, with the warnings of its framework enabled. */
export async function buildHost(name: HostName): Promise<string> {
  const built = await build({
    configFile: false,
    root: `${hosts}/${name}`,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: aliases[name] ?? {} },
    plugins: [
      // As in any host with Vue: the tag is not a component.
      svelte,
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'asset-document-upload' } } }),
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rollupOptions: { input: `${hosts}/${name}/${entries[name]}`, external: /^\/embed\// },
    },
  });
  if (!('output' in built)) throw new Error(`${name} is not one script.`);
  return built.output[0].code;
}
