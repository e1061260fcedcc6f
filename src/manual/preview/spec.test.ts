import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { definedRuleIds } from '../../../tests/support/spec-ids.ts';

const folders = [import.meta.dirname, 'src/features/manual/preview', 'tests/e2e', 'tests/e2e/embed'];

test('every rule of the preview is shown by a test that cites it', () => {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:test|e2e)\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const cited = texts.join('\n');
  const ids = definedRuleIds(join(import.meta.dirname, 'SPEC.md'));
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !cited.includes(`[${id}]`))).toEqual([]);
});
