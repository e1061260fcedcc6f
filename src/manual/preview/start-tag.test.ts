import { expect, test } from 'vitest';

import type { Part } from './rendering.ts';
import { attributeNamed, valueOf, writeTag, type AttributeEdits } from './start-tag.ts';

const tag = (attributes: Readonly<Record<string, string>>) => ({ name: 'a', attributes, start: 0, end: 0 });

test('an attribute is found regardless of case, and the first one counts', () => {
  const both = tag({ ID: 'x', HREF: 'first', href: 'second' });
  expect(attributeNamed(both, 'href')).toBe('HREF');
  expect(valueOf(both, 'href')).toBe('first');
  expect(attributeNamed(both, 'src')).toBeUndefined();
  expect(valueOf(tag({ undefined: 'x' }), 'src')).toBeUndefined();
  expect(valueOf(tag({ href: '' }), 'href')).toBe('');
});

const written = (source: string, attributes: Readonly<Record<string, string>>, edits: AttributeEdits) =>
  writeTag(tag(attributes), edits, source);

test.for<[string, Readonly<Record<string, string>>, AttributeEdits, readonly Part[]]>([
  ['<A>', {}, new Map(), ['<A', '>']],
  ['<a/>', {}, new Map(), ['<a', '/>']],
  ['<a/b=c>', { b: 'c' }, new Map(), ['<a', ' b="', 'c', '"', '>']],
  ['<svg:A\tb=/>', { b: '/' }, new Map(), ['<svg:A', ' b="', '/', '"', '/>']],
  ['<a\nb>', { b: '' }, new Map(), ['<a', ' b="', '', '"', '>']],
  [
    '<a b=1 c=2 d=3>',
    { b: '1', c: '2', d: '3' },
    new Map([
      ['e', ['x', 7, 'y']],
      ['c', [8]],
      ['b', undefined],
      ['f', undefined],
    ]),
    ['<a', ' c="', 8, '"', ' d="', '3', '"', ' e="', 'x', 7, 'y', '"', '>'],
  ],
  [
    '<a b>',
    { b: '&<">&' },
    new Map([['c', ['""']]]),
    ['<a', ' b="', '&amp;&lt;&quot;>&amp;', '"', ' c="', '&quot;&quot;', '"', '>'],
  ],
])('%s is written again with edits in place', ([source, attributes, edits, parts]) => {
  expect(written(source, attributes, edits)).toEqual(parts);
});
