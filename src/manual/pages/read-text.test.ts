import { expect, test } from 'vitest';

import { runAtOnce } from '#lib/steps.ts';

import { bytesOf } from '../../../tests/fixtures/build-zip.ts';
import { isTooLargeToRead, readTextInSteps, textKindOf } from './read-text.ts';

test.each([
  ['a.svg', 'xml'],
  ['a.xhtml', 'xml'],
  ['a.xht', 'xml'],
  ['a.SVG', 'xml'],
  ['a.html', 'html'],
  ['a.htm', 'html'],
  ['a.xhtm', 'xml'],
  ['a.shtml', 'html'],
  ['a.css', 'css'],
  ['a.js', 'script'],
  ['a.mjs', 'script'],
  ['a.cjs', undefined],
  ['a.txt', undefined],
  ['svg', undefined],
  ['__MACOSX/a.html', undefined],
])('%s is read as %s', (name, kind) => {
  expect(textKindOf(name)).toBe(kind);
  const isTooLarge = (sizeBytes: number, compressedBytes: number) =>
    isTooLargeToRead({ name, sizeBytes, compressedBytes }, 10);
  expect(isTooLarge(11, 0)).toBe(kind !== undefined);
  expect(isTooLarge(0, 11)).toBe(kind !== undefined);
  expect(isTooLarge(10, 10)).toBe(false);
});

const read = (name: string, text: string) => runAtOnce(readTextInSteps(name, bytesOf(text)));

test('a style sheet has addresses with their places', () => {
  const facts = read('css/a.css', '@charset "koi8-r";\ni { j: url(a.png) }');
  expect(facts).toEqual({
    kind: 'css',
    decoded: {
      text: '@charset "koi8-r";\ni { j: url(a.png) }',
      encoding: 'koi8-r',
      isDeclared: true,
      isAscii: true,
    },
    references: [{ kind: 'resource', url: 'a.png', offset: 26 }],
    needs: [],
    placeOf: expect.any(Function),
  });
  expect(facts?.placeOf(26)).toEqual({ entry: 'css/a.css', line: 2, column: 8 });
  expect(facts?.placeOf(0)).toEqual({ entry: 'css/a.css', line: 1, column: 1 });
  expect(facts?.placeOf()).toEqual({ entry: 'css/a.css' });
});

test('a script has needs and no addresses', () => {
  expect(read('a.js', 'fetch("b.json")')).toMatchObject({
    kind: 'script',
    decoded: { encoding: 'utf-8' },
    references: [],
    needs: [{ need: 'request', offset: 0 }],
  });
  expect(read('a.js', 'x')).not.toHaveProperty('markup');
});

test('markup is read by the rules of its kind', () => {
  const text = '<a href="b"/><script>fetch("c")</script><style/><i id="d"/>';
  const facts = read('a.html', text);
  expect(facts).toMatchObject({
    kind: 'html',
    references: [{ kind: 'page', url: 'b', offset: 0 }],
    needs: [{ need: 'request', offset: 21 }],
  });
  expect(facts?.markup?.references).toBe(facts?.references);
  // In HTML the style never ends.
  expect([...facts!.markup!.ids]).toEqual([]);
  expect([...read('a.svg', text)!.markup!.ids]).toEqual(['d']);
  expect(read('a.txt', text)).toBeUndefined();
});
