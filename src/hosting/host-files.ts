import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

import manifest from '../../package.json' with { type: 'json' };

const folder = 'src/app/embed';
const contracts = ['contract/events.ts', 'contract/methods.ts', 'contract/props.ts'];
const { name, version } = manifest;

/**
 * Files that hosts read beside the code: types, and a manifest for each kind of loader. The types are source that only
 * declares types; only their location changes.
 */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const emitJson = (fileName: string, content: object) =>
        emit(fileName, `${JSON.stringify(content, null, 2)}\n`);
      emit('custom-elements.json', await readFile(join(folder, 'package/custom-elements.json'), 'utf8'));
      const entries = (await readdir(join(folder, 'package'))).filter((file) => file.endsWith('.ts'));
      for (const path of [...contracts, ...entries.map((file) => join('package', file))]) {
        const source = await readFile(join(folder, path), 'utf8');
        emit(
          basename(path).replace('.ts', '.d.ts'),
          source.replaceAll(/from '\.\.?\/(?:contract\/)?([\w-]+)\.ts'/g, "from './$1.js'"),
        );
      }
      emit('frame.html', frame);
      emitJson('remoteEntry.json', nativeFederation);
      emitJson('mf-manifest.json', moduleFederation);
    },
  };
}

const exposed = [
  { path: './element', file: 'asset-document-upload.js' },
  { path: './mount', file: 'mount.js' },
];

/** Native federation: nothing is shared. */
const nativeFederation = {
  name,
  exposes: exposed.map(({ path, file }) => ({ key: path, outFileName: file })),
  shared: [],
};

/** Module Federation 2: the entry is an ES module that loads the modules it exposes. */
const moduleFederation = {
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: version, buildName: name },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: name,
    pluginVersion: '',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: exposed.map(({ path }) => ({
    id: `${name}:${path.slice(2)}`,
    name: path.slice(2),
    path,
    assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
  })),
};

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
