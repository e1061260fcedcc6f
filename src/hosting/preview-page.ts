import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { previewHeaders } from './content-policy.ts';

const name = 'preview.html';

/** Serves the page that shows manuals under its own policy, as the samples for web servers do. */
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
          for (const [header, value] of Object.entries(previewHeaders("'self'"))) {
            response.setHeader(header, value);
          }
          content.pipe(response);
        });
        // The build is missing, or just being replaced. Without a handler, the error would end the process.
        content.once('error', () => next());
      });
    },
  };
}

/** Puts the same page beside the code of the element, which finds it there on whatever server. */
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
