import { expect, test } from 'vitest';

import { findXmlFault } from './well-formed.ts';

const faultIn = findXmlFault;

const html = '<html xmlns="http://www.w3.org/1999/xhtml"><body>';
const end = '</body></html>';
const strict =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">';

// Checked in Chromium 156, like those of the next list.
test.each([
  ['a usual page', `<?xml version="1.0"?>${html}<p>a</p>${end}`],
  ['without a namespace', '<html><body><p>a</p></body></html>'],
  ['entities of the XHTML DTD', `${strict}${html}<p title="&nbsp;">&eacute;&nbsp;</p>${end}`],
  ['entities of a missing DTD', `<!DOCTYPE html SYSTEM "my.dtd">${html}<p>&foo;</p>${end}`],
  ['entities that it defines', `<!DOCTYPE html [<!ENTITY foo "bar">]>${html}<p>&foo;</p>${end}`],
  ['names beyond ASCII', `${html}<é/>${end}`],
  ['XML 1.1', `<?xml version="1.1"?>${html}${end}`],
  ['a prefix declared on an outer element', `<a xmlns:x="u"><b><x:c x:d="e"/></b></a>`],
  ['prefixes that need no declaration', '<svg xml:space="preserve"/>'],
  ['an empty file', ''],
  ['a script in CDATA', `${html}<script><![CDATA[if (a < b && c) d]]></script>${end}`],
])('well-formed XML: %s', (_, text) => {
  expect(faultIn(text)).toBeUndefined();
});

test.each([
  ['an element that is not closed', `${html}<p>a${end}`],
  ['an entity without a DTD', `${html}<p>&nbsp;</p>${end}`],
  ['an entity with an HTML 5 doctype', `<!DOCTYPE html>${html}<p>&nbsp;</p>${end}`],
  ['an element with an unknown prefix', `${html}<x:p>a</x:p>${end}`],
  ['an attribute with an unknown prefix', `${html}<p xlink:href="a">a</p>${end}`],
  ['a prefix outside its declaration', '<a><b xmlns:x="u"/><x:c/></a>'],
  ['an attribute twice', `${html}<p a="1" a="2"/>${end}`],
  ['an unquoted attribute', `${html}<p a=1/>${end}`],
  ['a bare ampersand', `${html}<p>a & b</p>${end}`],
  ['a bare bracket', `${html}<p>a < b</p>${end}`],
  ['a bracket in an attribute', `${html}<p a="<"/>${end}`],
  ['text after the end', `${html}${end}xx`],
  ['a declaration that is not at the start', ` <?xml version="1.0"?>${html}${end}`],
  ['a declaration in the middle', `${html}<?xml version="1.0"?>${end}`],
  ['a control character', `${html}<p>\u0001</p>${end}`],
  ['a reference to a control character', `${html}<p>&#1;</p>${end}`],
  ['the end of CDATA in text', `${html}<p>a]]>b</p>${end}`],
  ['two hyphens in a comment', `${html}<!-- a -- b -->${end}`],
  ['no element', '<!-- c -->'],
  ['a script without CDATA', `${html}<script>if (a<b && c) d</script>${end}`],
  ['two colons in a name', '<a:b:c xmlns:a="x"/>'],
  ['the end in the middle of an element', `${html}<p`],
])('XML that a browser stops reading: %s', (_, text) => {
  expect(faultIn(text)).toBeDefined();
});

test('the position of an error is where parsing stopped', () => {
  expect(faultIn(`${html}\n<p>a</q>`)).toEqual({ offset: `${html}\n<p>a</q>`.length });
});

const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);

test('elements nested as deep as Chromium accepts them, and deeper', () => {
  expect(faultIn(nested(5_000))).toBeUndefined();
  expect(faultIn(nested(5_001))).toBeDefined();
});
