import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { contentPolicy, previewDirectives, previewPolicy } from './content-policy.ts';

test('the sign-in provider may be connected to and framed, since tokens are renewed in a hidden frame', () => {
  const policy = contentPolicy({ service: 'https://a.example', signIn: 'https://b.example' });
  expect(policy).toContain("connect-src 'self' https://a.example https://b.example;");
  expect(policy).toContain("frame-src 'self' blob: https://b.example;");
});

test("scripts of the page can create no Trusted Types policy except the application's", () => {
  const named = /createPolicy\('([^']+)'/.exec(
    readFileSync('src/lib/worker/trusted-script-url.ts', 'utf8'),
  )![1]!;
  expect(contentPolicy()).toContain(`require-trusted-types-for 'script'; trusted-types ${named};`);
});

test('[PREVIEW-4] the preview page contains its policy, which allows only the script of the page', () => {
  const page = readFileSync('public/preview.html', 'utf8');
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(page)!;
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page).toContain(`content="${previewDirectives(`'sha256-${hash}'`)}"`);
});

test('the samples for hosts that bundle the npm package send this policy', () => {
  const contract = readFileSync('src/app/embed/EMBED.md', 'utf8');
  const samples = [...contract.matchAll(/^```(nginx|caddyfile|apache|text)\n(.*?)^```$/gmsu)];
  expect(samples.map(([, server]) => server)).toEqual(['nginx', 'caddyfile', 'apache', 'text']);
  for (const [, , sample] of samples) {
    expect(sample).toContain(previewPolicy("'self'"));
  }
});
