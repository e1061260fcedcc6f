import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contentPolicy, previewDirectives, previewHeaders } from './content-policy.ts';

test.for(['nginx.conf', 'Caddyfile', '_headers'])('%s has the policy that the tests run under', (name) => {
  const text = readFileSync(`src/hosting/${name}`, 'utf8')
    .replaceAll('$documents_connect', "'self' https://documents.example.com")
    .replaceAll('$documents_ancestors', "'self'");
  expect(text).toContain(contentPolicy(['https://documents.example.com']));
  for (const value of Object.values(previewHeaders("'self'"))) expect(text).toContain(value);
  expect(text).toContain('Connection-Allowlist');
});

test('the page that shows manuals has its policy in itself, for servers that send none', () => {
  expect(readFileSync('public/preview.html', 'utf8')).toContain(`content="${previewDirectives}"`);
});
