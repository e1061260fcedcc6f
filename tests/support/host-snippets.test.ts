import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const hosts = [
  'plain/index.html',
  'react-18/asset-documents.jsx',
  'react-19/asset-documents.jsx',
  'package/asset-documents.tsx',
  'vue/asset-documents.vue',
  'package/vue-types.ts',
  'svelte/asset-documents.svelte',
  'package/svelte-types.ts',
  'single-spa/main.js',
  'module-federation/asset-documents.jsx',
  'native-federation/main.js',
  'luigi/main.js',
  'frame/main.js',
];

test('the snippets for hosts are the hosts that the tests run', () => {
  const guide = readFileSync('src/app/embed/README.md', 'utf8');
  const snippets = [...guide.matchAll(/^```\w+\n(.*?)^```$/gmsu)].map(([, code]) => code);
  expect(snippets).toEqual(hosts.map((host) => readFileSync(`tests/fixtures/hosts/${host}`, 'utf8')));
});
