import type { Plugin } from 'vite';

import { buildOf } from '#lib/build-of.ts';

import manifest from '../../package.json' with { type: 'json' };
import { configJsonSchema } from './descriptions/config-json-schema.ts';
import { readServerSample, serverSamples } from './server-samples.ts';

/** Adds the release's version, the configuration schema and the sample configurations of web servers to the build. */
export function staticFiles(): Plugin {
  return {
    name: 'static-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
      );
      const build = buildOf(entry?.fileName ?? '');
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` });
      emit('version.json', { name: manifest.name, version: manifest.version, build });
      emit('config.schema.json', configJsonSchema());
      for (const sample of serverSamples) {
        this.emitFile({ type: 'asset', fileName: sample.fileName, source: await readServerSample(sample) });
      }
    },
  };
}
