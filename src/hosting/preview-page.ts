import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { previewPolicy, referrerPolicy } from './content-policy.ts';

const name = 'preview.html';

/** Serves the preview page under its own policy, like the web server samples. */
export function previewPage(): Plugin {
  return {
    name: 'preview-page',
    configurePreviewServer({ config, middlewares }) {
      const file = join(config.root, config.build.outDir, name);
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${name}`) return next();
        const content = createReadStream(file);
        content.once('open', () => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          const headers = { 'Content-Security-Policy': previewPolicy("'self'"), ...referrerPolicy };
          for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
          content.pipe(response);
        });
        // The build is missing, or just being replaced. Without a handler, the error would end the process.
        content.once('error', () => next());
      });
    },
  };
}

/** Writes the same page beside the element's code, where the element finds it on any server. */
export function previewPageIn(folder: string): Plugin {
  return {
    name: 'preview-page-in-folder',
    apply: 'build',
    async generateBundle() {
      const source = await readFile(join('public', name));
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
