import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** All style sheets except the tokens themselves and the demo's host page. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !/tokens\.css$|demo\.css$/.test(path))
  .map((path) => ({ path, css: withoutExempt(readFileSync(`src/${path}`, 'utf8')) }));
const tokens = readFileSync('src/ui/tokens.css', 'utf8');

/** Comments, and conditions of queries, in which variables aren't allowed. */
function withoutExempt(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@(?:media|container)[^{]*/g, '');
}

const stray =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(|-?\b(?:\d*\.)?\d+(?:px|r?em|ch|pt|m?s)\b|:\s*(?:white|black)\b/gi;

test('sizes, distances, colours and durations are defined in tokens.css only', () => {
  expect(sheets.length).toBeGreaterThan(15);
  const found = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(stray)].map(([value]) => `${path}: ${value}`),
  );
  expect(found).toEqual([]);
});

/** Set by a host or an operator. */
const isOurs = (name: string | undefined) => !name?.startsWith('asset-documents-') && name !== 'brand';

test('each token that is used is defined, and each that is defined is used', () => {
  const defined = new Set([...tokens.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name));
  const publicTokens = new Set(
    sheets.flatMap(({ css }) => [...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name)),
  );
  const used = new Set(
    [tokens, ...sheets.map(({ css }) => css)].flatMap((css) =>
      [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name),
    ),
  );
  expect([...used].filter((name) => isOurs(name) && !defined.has(name) && !publicTokens.has(name))).toEqual(
    [],
  );
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

test('[UI-1] animations end within 200 ms', () => {
  const times = [...tokens.matchAll(/--(quick): (\d+)ms/g)].map(([, name, ms]) => [name, Number(ms)]);
  expect(times).toEqual([['quick', 150]]);
  const transitions = sheets.flatMap(({ css }) =>
    [...css.matchAll(/transition:([^;]*);/g)].map(([, how]) => how),
  );
  const isQuick = /^(?: none !important|(?:\s*[\w-]+ var\(--quick\),?)+)$/;
  expect(transitions.filter((how = '') => !isQuick.test(how))).toEqual([]);
});

test('[UI-1] transitions change nothing that needs a new layout', () => {
  const cheap = new Set(['none', 'background-color', 'rotate', 'opacity', 'translate', 'scale', 'color']);
  const properties = sheets.flatMap(({ css }) =>
    [...css.matchAll(/transition:([^;]*);/g)].flatMap(([, how = '']) =>
      how.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
    ),
  );
  expect(properties.filter((property) => !cheap.has(property))).toEqual([]);
});
