import { createHash } from 'node:crypto';

import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/** Returns `import program from './main.ts?inline-script'` as the text of one self-contained script. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          copyPublicDir: false,
          rolldownOptions: { input: file, output: { format: 'iife' } },
          modulePreload: false,
        },
      });
      const [built] = [result].flat();
      const chunk = built && 'output' in built ? built.output[0] : undefined;
      if (chunk === undefined) throw new Error(`Nothing was built of ${file}.`);
      for (const name of chunk.moduleIds) this.addWatchFile(name);
      // The text is inlined in a script element, so it must not contain its end tag.
      const text = chunk.code.replaceAll('</', '<\\/');
      const hash = createHash('sha256').update(text).digest('base64');
      return `export default ${JSON.stringify(text)}; export const hash = 'sha256-${hash}';`;
    },
  };
}
