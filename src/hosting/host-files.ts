import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

import { elementManifest } from './descriptions/element-manifest.ts';

const folder = 'src/app/embed';
const contracts = ['events', 'methods', 'plain-props', 'props'].map((file) => `contract/${file}.ts`);

/**
 * Files that hosts read beside the code: types, the manifest of the element, and the page for a frame. The types are
 * source that only declares types; only their location changes.
 */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('custom-elements.json', `${JSON.stringify(await elementManifest(), null, 2)}\n`);
      const entries = (await readdir(join(folder, 'package'))).filter((file) => file.endsWith('.ts'));
      for (const path of [...contracts, ...entries.map((file) => join('package', file))]) {
        const source = await readFile(join(folder, path), 'utf8');
        emit(
          basename(path).replace('.ts', '.d.ts'),
          source.replaceAll(/from '\.\.?\/(?:contract\/)?([\w-]+)\.ts'/g, "from './$1.js'"),
        );
      }
      emit('frame.html', frame);
    },
  };
}

const frame = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Documents of an asset</title>
  </head>
  <body>
    <script type="module" src="./frame.js"></script>
  </body>
</html>
`;
