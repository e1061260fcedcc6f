import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

import manifest from '../../package.json' with { type: 'json' };

import { configJsonSchema } from './config-json-schema.ts';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** Below this the head of an answer weighs more than what is saved. */
const leastBytes = 1024;

/** Adds to the built folder what a web server without a program behind it needs: what it is, and smaller twins. */
export function staticFiles(): Plugin {
  let outDir = '';
  return {
    name: 'static-files',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      // Its name carries a hash of the code: it changes when the code does, and only then.
      const build = /-([^-]+)\.js$/.exec(entry?.fileName ?? '')?.[1];
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      emit('version.json', { name: manifest.name, version: manifest.version, build });
      emit('config.schema.json', configJsonSchema());
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
