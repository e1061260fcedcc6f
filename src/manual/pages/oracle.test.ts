import * as fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';

import { soundManual } from '../../../tests/fixtures/create-manual.ts';
import { readPage } from './read-page.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Links and IDs as the tree builder of the HTML standard finds them. */
function readByStandard(html: string): { links: string[]; ids: string[]; title: string | undefined } {
  const links: string[] = [];
  const ids: string[] = [];
  let title: string | undefined;
  const visit = (node: Node): void => {
    if ('attrs' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      if (node.tagName === 'a' && attributes.has('href')) links.push(attributes.get('href')!);
      if (node.tagName === 'img' && attributes.has('src')) links.push(attributes.get('src')!);
      if (attributes.get('id')) ids.push(attributes.get('id')!);
      if (node.tagName === 'title' && title === undefined && node.namespaceURI.endsWith('xhtml')) {
        const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
        title = text.replace(/\s+/g, ' ').trim() || undefined;
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return { links, ids: ids.toSorted(), title };
}

function readByUs(html: string): { links: string[]; ids: string[]; title: string | undefined } {
  const { references, ids, title } = readPage(html, false);
  return { links: references.map((reference) => reference.url), ids: [...ids].toSorted(), title };
}

test.each([
  soundManual['pages/safety.html']!,
  '<p id=a><a href=b.html>b</a><img src="c.png"><a href="d.html">unclosed',
  '<!-- <a href=no> --><a HREF="yes">x</a><A href=\'two\'>y</A>',
  '<a href="a&amp;b?x=1&amp;y=2&copy=3&notanentity;">x</a>',
  '<script>"<a href=no>"</script><style>/*<a href=no>*/</style><textarea><a href=no></textarea><title>t</title>',
  '<a href="x" href="second">one</a><a id=same id=other>x</a>',
  '<table><a href=foster.html>x</a><tr><td><a href=y>y</a></table>',
  '<a\nhref\n=\n"spaced.html"\n>x</a><a/href=slash.html>x</a>',
  '<title> A \n title &amp; more </title><svg><title>no</title></svg>',
  '<![CDATA[<a href=no>]]><?php <a href=maybe> ?><a href="last">',
  '<noscript><img src=shown.png></noscript><iframe><a href=no></iframe><xmp><a href=no></xmp>',
  '<a href="&#x41;&#66;.html">x</a><a href=unquoted&amp;.html>y</a>',
  '<plaintext><a href=no>',
])('the standard finds the same links, IDs and title: %s', (html) => {
  expect(readByUs(html)).toEqual(readByStandard(html));
});

test('a page reads the same wherever a step ends', () => {
  const html =
    '<!doctype html><html lang=en><title>A &amp; B</title><base href="x/"><svg><title>no</title></svg>' +
    '<a href="a&#x62;c.html#d" id=e>f</a><style>b { background: url(g.png) }</style><!--#include--><img src=h.png>' +
    '<script>fetch("i.json")</script><p id="\u{1f600}">';
  const whole = readPage(html, false);
  for (let end = 0; end <= html.length; end += 1) {
    const space = 2 ** 14 - end;
    const { ids, references, needs, ...rest } = readPage(' '.repeat(space) + html, false);
    const inPlace = <T extends { offset: number }>(found: T): T => ({
      ...found,
      offset: found.offset - space,
    });
    const base = rest.base && inPlace(rest.base);
    expect({
      ...rest,
      base,
      ids,
      references: references.map(inPlace),
      needs: needs.map(inPlace),
    }).toEqual(whole);
  }
});

test('the standard finds the same in any sequence of markup fragments', () => {
  const fragment = fc.constantFrom(
    '<a href="1.html">',
    "<a href='2.html' id=x>",
    '</a>',
    '<p id="y">',
    '</p>',
    '<div>',
    '</div>',
    '<img src=3.png>',
    'text',
    '&amp;',
    '<!-- c -->',
    '<br/>',
    '<ul><li>',
    '</ul>',
    '<b>',
    '</b>',
    '<h1>',
    '</h1>',
    '<span title=">">',
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
      const html = `<!doctype html><title>t</title><body>${fragments.join('')}`;
      const [ours, standard] = [readByUs(html), readByStandard(html)];
      // The standard duplicates elements that were left open across others; the set of addresses is the same.
      expect(new Set(ours.links)).toEqual(new Set(standard.links));
      expect(new Set(ours.ids)).toEqual(new Set(standard.ids));
    }),
    { numRuns: 300 },
  );
});
