import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { buildOf } from '#lib/build-of.ts';

import manifest from '../../package.json' with { type: 'json' };

import { configJsonSchema } from './config-json-schema.ts';

/** Configuration of web servers, and where it goes in the build: some hosts read `_headers` beside the page. */
const samples = [
  ['nginx.conf', 'hosting/nginx.conf'],
  ['Caddyfile', 'hosting/Caddyfile'],
  ['_headers', '_headers'],
] as const;

/** Adds to the built folder what a web server without a program behind it needs. */
export function staticFiles(): Plugin {
  let root = '';
  return {
    name: 'static-files',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
      );
      const build = buildOf(entry?.fileName ?? '');
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      emit('version.json', { name: manifest.name, version: manifest.version, build });
      emit('config.schema.json', configJsonSchema());
      for (const [name, fileName] of samples) {
        const source = await readFile(join(root, 'src/hosting', name));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
