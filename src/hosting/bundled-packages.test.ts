import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { bundledPackages } from './bundled-packages.ts';

/** Folders whose code runs in Node, or in a build. */
const headless = /^(service|hosting|command)\//;

/** Packages imported by a file, other than for types. */
const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';|\bimport\('([^']+)'\)/gm)].flatMap(
    ([, name = '', loaded = '']) => name || loaded,
  );

test('every package that the code of the browser imports is bundled at the start', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !headless.test(path),
  );
  const imported = new Set(files.flatMap((path) => importsOf(readFileSync(join('src', path), 'utf8'))));
  const packages = [...imported].filter(
    (name) => /^[a-z@]/.test(name) && !/^(?:pdfjs-dist|lucide-react)\//.test(name),
  );
  expect(packages.toSorted()).toEqual(bundledPackages.toSorted());
});
