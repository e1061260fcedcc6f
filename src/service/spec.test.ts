import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

test('every rule of the specification is cited by the title of a test', async () => {
  const folder = new URL('./', import.meta.url);
  const rules = [
    ...(await readFile(new URL('SPEC.md', folder), 'utf8')).matchAll(/^- \*\*(\[\w+\])\*\*/gm),
  ].map((match) => match[1]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.ts'));
  const tests = (await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => !tests.includes(`${rule} `))).toEqual([]);
});
