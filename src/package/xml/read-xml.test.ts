import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseXml, type XmlElement } from './read-xml.ts';

const limits = { maxNodes: 1_000, maxXmlDepth: 50 };

const read = (xml: string | Uint8Array) =>
  parseXml(typeof xml === 'string' ? new TextEncoder().encode(xml) : xml, limits);

const problemOf = (xml: string | Uint8Array) => {
  const result = read(xml);
  return result.ok ? undefined : result.problem;
};

test('[PACKAGE-14] elements, attributes and texts with their namespaces', () => {
  expect(read('<a xmlns="u" xmlns:p="v" p:x="1" y="&lt;2&#x41;"><p:b>t<![CDATA[<&]]></p:b>u</a>')).toEqual({
    ok: true,
    value: {
      namespace: 'u',
      name: 'a',
      attributes: [
        { namespace: 'http://www.w3.org/2000/xmlns/', name: 'xmlns', value: 'u' },
        { namespace: 'http://www.w3.org/2000/xmlns/', name: 'p', value: 'v' },
        { namespace: 'v', name: 'x', value: '1' },
        { namespace: '', name: 'y', value: '<2A' },
      ],
      children: [{ namespace: 'v', name: 'b', attributes: [], children: [], text: 't<&' }],
      text: 'u',
    },
  });
});

test.for([
  ['a document type', '<!DOCTYPE a><a/>', 'doctype'],
  ['an internal entity', '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'doctype'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', 'doctype'],
  ['entities that multiply', '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "&b;&b;">]><a>&b;</a>', 'doctype'],
  ['an entity without a definition', '<a>&nbsp;</a>', 'not-well-formed'],
  ['nothing', '', 'not-well-formed'],
  ['a text', 'text', 'not-well-formed'],
  ['an element without an end', '<a><b></a>', 'not-well-formed'],
  ['a prefix without a namespace', '<p:a/>', 'not-well-formed'],
  ['two roots', '<a/><b/>', 'not-well-formed'],
] as const)('[PACKAGE-14] not read: %s', ([, xml, problem]) => {
  expect(problemOf(xml)).toBe(problem);
});

const bytesOf = (text: string, isBigEndian: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).flatMap((unit) => {
      const bytes = [unit & 255, unit >>> 8];
      return isBigEndian ? bytes.toReversed() : bytes;
    }),
  );

test.for([
  ['UTF-8', new TextEncoder().encode('<a>Größe</a>')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeff<?xml version="1.0" encoding="UTF-8"?><a>Größe</a>')],
  ['UTF-16, little-endian', bytesOf('<?xml version="1.0" encoding="UTF-16"?><a>Größe</a>', false)],
  ['UTF-16, big-endian', bytesOf('<a>Größe</a>', true)],
  [
    'another declared encoding',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>', 'latin1'),
  ],
] as const)('[PACKAGE-14] %s', ([, bytes]) => {
  expect(read(bytes)).toMatchObject({ ok: true, value: { text: 'Größe' } });
});

test('[PACKAGE-14] bytes that don’t fit their encoding aren’t read', () => {
  expect(problemOf(Buffer.from('<a>Größe</a>', 'latin1'))).toBe('encoding');
});

test.for([
  ['elements', `<a>${'<b/>'.repeat(1_000)}</a>`, 'too-large'],
  ['attributes', `<a ${Array.from({ length: 1_001 }, (_, at) => `a${at}=""`).join(' ')}/>`, 'too-large'],
  ['levels', '<a>'.repeat(51) + '</a>'.repeat(51), 'too-deep'],
  ['levels without an end', '<a>'.repeat(100_000), 'too-deep'],
] as const)('[PACKAGE-14] too many %s', ([, xml, problem]) => {
  expect(problemOf(xml)).toBe(problem);
});

test('[PACKAGE-14] as many as allowed', () => {
  expect(problemOf(`<a>${'<b/>'.repeat(999)}</a>`)).toBeUndefined();
  expect(problemOf('<a>'.repeat(50) + '</a>'.repeat(50))).toBeUndefined();
});

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
const text = fc
  .string({ unit: 'grapheme', maxLength: 10 })
  .map((one) => one.replaceAll(/[\p{Cc}\p{Cn}\p{Cs}]/gu, '-'));
const elementWith = (children: fc.Arbitrary<readonly XmlElement[]>): fc.Arbitrary<XmlElement> =>
  fc.record({
    namespace: fc.constant(''),
    name,
    attributes: fc.uniqueArray(fc.record({ namespace: fc.constant(''), name, value: text }), {
      selector: (one) => one.name,
      maxLength: 3,
    }),
    children,
    text,
  });
const leaf = elementWith(fc.constant([]));
const element = elementWith(fc.array(elementWith(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }));

const escaped = (value: string): string =>
  value.replaceAll(/[&<>"\r\n\t]/g, (one) => `&#${one.charCodeAt(0)};`);

const written = (one: XmlElement): string =>
  `<${one.name}${one.attributes.map((own) => ` ${own.name}="${escaped(own.value)}"`).join('')}>${escaped(one.text)}${one.children.map(written).join('')}</${one.name}>`;

test('[PACKAGE-14] any element that is written is read again', () => {
  fc.assert(
    fc.property(element, (one) => {
      const result = parseXml(new TextEncoder().encode(written(one)), { maxNodes: 1e6, maxXmlDepth: 1e4 });
      expect(result).toEqual({ ok: true, value: one });
    }),
  );
});
