import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

import { buildOf } from '#lib/build-of.ts';

import manifest from '../../package.json' with { type: 'json' };

import { configJsonSchema } from './config-json-schema.ts';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** Below this the head of an answer weighs more than what is saved. */
const leastBytes = 1024;

/** Configuration of web servers, and where it goes in the build: some hosts read `_headers` beside the page. */
const samples = [
  ['nginx.conf', 'hosting/nginx.conf'],
  ['Caddyfile', 'hosting/Caddyfile'],
  ['_headers', '_headers'],
] as const;

/** Adds to the built folder what a web server without a program behind it needs: what it is, and smaller twins. */
export function staticFiles(): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'static-files',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
      outDir = resolve(root, config.build.outDir);
    },
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
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
    closeBundle: () => compressAll(outDir),
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
