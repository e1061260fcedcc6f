import { readFileSync } from 'node:fs';

/** Every script that the page names, the ones it loads ahead included: what must come before a person can do anything. */
const named = readFileSync('dist/index.html', 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g);

export default [
  {
    name: 'JavaScript before an asset page is usable',
    path: [...named].map(([, path]) => `dist/${path}`),
    gzip: true,
    limit: '130 kB',
  },
];
