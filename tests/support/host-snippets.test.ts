import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const hosts = [
  'plain/index.html',
  'react-18/asset-documents.jsx',
  'react-19/asset-documents.jsx',
  'package/asset-documents.tsx',
  'single-spa/main.js',
  'frame/main.js',
];

test('the hosts that the tests run are snippets of the guide', () => {
  const guide = readFileSync('src/app/embed/README.md', 'utf8');
  const snippets = [...guide.matchAll(/^```\w+\n(.*?)^```$/gmsu)].map(([, code]) => code);
  expect(snippets).toEqual(
    expect.arrayContaining(hosts.map((host) => readFileSync(`tests/fixtures/hosts/${host}`, 'utf8'))),
  );
});
