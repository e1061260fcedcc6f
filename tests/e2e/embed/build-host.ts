import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const hosts = fileURLToPath(new URL('../../fixtures/hosts', import.meta.url));

/** The hosts under `tests/fixtures/hosts`, and their entries. */
const entries = {
  'react-18': 'main.jsx',
  'react-19': 'main.jsx',
  'single-spa': 'main.js',
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
};

function folderOf(entry: string): string {
  return dirname(fileURLToPath(entry));
}

/** Builds a host as one script, with the warnings of its framework enabled. */
export async function buildHost(name: HostName): Promise<string> {
  const built = await build({
    configFile: false,
    root: `${hosts}/${name}`,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: aliases[name] ?? {} },
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
