import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const hosts = fileURLToPath(new URL('../../fixtures/hosts', import.meta.url));

/** Hosts under `tests/fixtures/hosts`. */
export type HostName = 'single-spa' | 'frame';

/** Replaces the application's React by React 18. */
export const react18 = {
  'react-dom': folderOf(import.meta.resolve('react-dom-18')),
  react: folderOf(import.meta.resolve('react-18')),
};

function folderOf(entry: string): string {
  return dirname(fileURLToPath(entry));
}

/** Builds a host as one script. */
export async function buildHost(name: HostName): Promise<string> {
  const built = await build({
    configFile: false,
    root: `${hosts}/${name}`,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rollupOptions: { input: `${hosts}/${name}/main.js`, external: /^\/embed\// },
    },
  });
  if (!('output' in built)) throw new Error(`${name} is not one script.`);
  return built.output[0].code;
}
