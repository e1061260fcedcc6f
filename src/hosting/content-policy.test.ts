import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contentPolicy, previewDirectives, previewHeaders } from './content-policy.ts';

test('the sign-in provider may be connected to and framed, since tokens are renewed in a hidden frame', () => {
  const policy = contentPolicy({ service: 'https://a.example', signIn: 'https://b.example' });
  expect(policy).toContain("connect-src 'self' https://a.example https://b.example;");
  expect(policy).toContain("frame-src 'self' blob: https://b.example;");
});

test('scripts of the page can make no Trusted Types policy but the one that the application has', () => {
  const named = /createPolicy\('([^']+)'/.exec(readFileSync('src/lib/worker/own-script-url.ts', 'utf8'))![1]!;
  expect(contentPolicy()).toContain(`require-trusted-types-for 'script'; trusted-types ${named};`);
});

test('the page that shows manuals has its policy in itself, for servers that send none', () => {
  expect(readFileSync('public/preview.html', 'utf8')).toContain(`content="${previewDirectives}"`);
});

test('the samples for hosts that build the element from npm give the page this policy', () => {
  const contract = readFileSync('src/app/EMBED.md', 'utf8');
  const samples = [...contract.matchAll(/^```(nginx|caddyfile|apache|text)\n(.*?)^```$/gmsu)];
  expect(samples.map(([, server]) => server)).toEqual(['nginx', 'caddyfile', 'apache', 'text']);
  for (const [, , sample] of samples) {
    expect(sample).toContain(previewHeaders("'self'")['Content-Security-Policy']);
    expect(sample).toMatch(/Connection-Allowlist.*\(\)|"\(\)"/);
  }
});
