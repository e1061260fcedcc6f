import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** A reader should be able to follow a file in an afternoon. */
const mostModules = 30;

const [, section = ''] = /<!-- path -->([\s\S]*?)<!-- \/path -->/.exec(
  readFileSync('src/README.md', 'utf8'),
)!;
const modules = Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, path]) => `src/${path}`);

/** Modules of `src` that a module imports or re-exports: statically, on demand or for a type. */
function importedBy(path: string): readonly string[] {
  const found: string[] = [];
  const add = (specifier: unknown): void => {
    if (typeof specifier !== 'string') return;
    if (specifier.startsWith('#')) found.push(`src/${specifier.slice(1)}`);
    else if (specifier.startsWith('.')) found.push(join(dirname(path), specifier));
  };
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    ImportDeclaration: ({ source }) => add(source.value),
    ExportNamedDeclaration: ({ source }) => add(source?.value),
    ImportExpression: ({ source }) => source.type === 'Literal' && add(source.value),
  }).visit(program);
  return found;
}

test('each module on the path from drop to receipt is imported by an earlier one', () => {
  const imported = new Set(modules.slice(0, 1));
  for (const path of modules) {
    expect([...imported]).toContain(path);
    importedBy(path).forEach((each) => imported.add(each));
  }
});

test('the path is short, from the page with the drop area to the row with the receipt', () => {
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.length).toBeLessThanOrEqual(mostModules);
  expect(modules.at(-1)).toBe('src/features/uploads/row/upload-row.tsx');
});
