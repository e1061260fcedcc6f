import { expect, test } from 'vitest';

import { rewriteScript } from './rewrite-script.ts';

test.each([
  ['window.location = "a.html"', 'window.manualLocation = "a.html"'],
  ['document . location.href', 'document . manualLocation.href'],
  ['new URL(self.location)', 'new URL(self.manualLocation)'],
  ['a(window\n.\nlocation, self.location)', 'a(window\n.\nmanualLocation, self.manualLocation)'],
  ['location.search.slice(1)', 'manualLocation.search.slice(1)'],
  ['location="a.html"', 'manualLocation="a.html"'],
  ['location = "a.html"', 'manualLocation = "a.html"'],
  ['a;location\n.\nhref', 'a;manualLocation\n.\nhref'],
  [
    'if (location.hash == "#a") location.reload()',
    'if (manualLocation.hash == "#a") manualLocation.reload()',
  ],
  ['f(location.href, b)', 'f(manualLocation.href, b)'],
  ['f(location == b)', 'f(location == b)'],
  ['f(a, location == b); location.href', 'f(a, location == b); manualLocation.href'],
  ['variable location.href', 'variable manualLocation.href'],
])('[PREVIEW-14] %s finds the address of the page', (source, expected) => {
  expect(rewriteScript(source)).toBe(expected);
});

test.each([
  'href',
  'search',
  'hash',
  'pathname',
  'protocol',
  'host',
  'hostname',
  'origin',
  'port',
  'replace',
  'assign',
  'reload',
  'toString',
])('[PREVIEW-14] properties and methods of a location: %s', (member) => {
  expect(rewriteScript(`location.${member};`)).toBe(`manualLocation.${member};`);
  expect(rewriteScript(`location.${member}s;`)).toBe(`location.${member}s;`);
});

test.each([
  'map.location.href',
  'map. location.href',
  '$window.location',
  'mywindow.location',
  'map.window.location',
  'this.location = 3',
  'location === x',
  'location => x',
  '{ location: 3 }',
  'location.x',
  'window.locations',
  'window.x',
  'var location = find(); location.href',
  'let  location; location.href',
  'const\nlocation = find(); location.href',
  'function go(a, location) { return location.href }',
  'function go( location, a) { return location.href }',
  'function go(location) { return location.href }',
  'function go(a,location = b) { return location.href }',
  'the location of the valve',
  '$location.search()',
  'relocation.href',
])('[PREVIEW-14] a name of the script’s own stays: %s', (source) => {
  expect(rewriteScript(source)).toBe(source);
});

test('[PREVIEW-14] `window.location` is replaced even if the script declares its own `location`', () => {
  expect(rewriteScript('let location = window.location; location.href')).toBe(
    'let location = window.manualLocation; location.href',
  );
});
