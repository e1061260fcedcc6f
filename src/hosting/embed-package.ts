import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

import manifest from '../../package.json' with { type: 'json' };

/** Files of the npm package beside the code, with their sources. */
const copied = [
  ['README.md', 'src/app/embed/package/README.md'],
  ['EMBED.md', 'src/app/embed/EMBED.md'],
  ['CHANGELOG.md', 'public/CHANGELOG.md'],
  ['LICENSE', 'LICENSE'],
] as const;

/** Entries of the package, each with code and types. */
const entries = ['mount', 'react', 'single-spa', 'frame-host'] as const;

const { name, version, description, license } = manifest;

const withTypes = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

const packageManifest = {
  name,
  version,
  description,
  license,
  type: 'module',
  // Compressed variants are of no use to a bundler.
  files: ['*', '!**/*.br', '!**/*.gz'],
  exports: {
    '.': withTypes(name),
    ...Object.fromEntries(entries.map((entry) => [`./${entry}`, withTypes(entry)])),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  customElements: 'custom-elements.json',
  // Only the React component needs it.
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
};

/** Makes the element's folder an npm package without dependencies. */
export function embedPackage(): Plugin {
  return {
    name: 'embed-package',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('package.json', `${JSON.stringify(packageManifest, null, 2)}\n`);
      for (const [fileName, path] of copied) emit(fileName, await readFile(path, 'utf8'));
    },
  };
}
