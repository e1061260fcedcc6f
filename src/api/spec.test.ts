import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const folders = [here, join(here, '../../tests/contract')];

const rules = readFileSync(join(here, 'SPEC.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm);
const tests = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test.for([...rules].map(([, id]) => id))('a test cites the rule %s', (id) => {
  expect(tests).toContain(`[${id}] `);
});
