import { createHash } from 'node:crypto';

import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/** Gives `import program from './main.ts?inline-script'` as the text of one script that needs nothing else. */
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
      // In a page it stands inside of a script element, which nothing in it may end.
      const text = chunk.code.replaceAll('</', '<\\/');
      const hash = createHash('sha256').update(text).digest('base64');
      return `export default ${JSON.stringify(text)}; export const hash = 'sha256-${hash}';`;
    },
  };
}
