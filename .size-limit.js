import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import manifest from './package.json' with { type: 'json' };

/** Every script that the page loads before a person can do anything, including preloaded ones. */
const named = readFileSync('dist/index.html', 'utf8').matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g);

/** A script and all its static imports. */
function withImports(path) {
  const imports = readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*[`"']([^`"']+)[`"']/g);
  return [path, ...[...imports].flatMap(([, name]) => withImports(join(dirname(path), name)))];
}

export default [
  {
    name: 'JavaScript before an asset page is usable',
    path: [...named].map(([, path]) => `dist/${path}`),
    gzip: true,
    limit: '145 kB',
  },
  {
    name: 'JavaScript before the embedded element is usable',
    path: [...new Set(withImports(`dist/embed/v${manifest.version}/asset-document-upload.js`))],
    gzip: true,
    limit: '110 kB',
  },
];
