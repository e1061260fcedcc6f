import { expect, test } from 'vitest';

import { createSite } from './site.ts';
import { findTarget } from './target.ts';

const site = createSite(['index.html', 'guide/page.html', 'guide/other.html', 'img/Press.svg']);

const find = (address: string) => findTarget(site, address, 'guide/page.html');

test('an address is looked up relative to its page, ignoring case at last', () => {
  expect(find('other.html')).toMatchObject({ lookup: { found: 'file', path: 'guide/other.html' } });
  expect(find('../img/press.svg')).toMatchObject({ lookup: { found: 'similar', path: 'img/Press.svg' } });
  expect(find('gone.html')).toMatchObject({ lookup: { found: 'nothing' } });
});

test('a lone query leads to the page itself', () => {
  for (const page of ['guide/page.html', 'guide/other.html']) {
    expect(findTarget(site, '?x', page)).toMatchObject({ lookup: { path: page } });
  }
});
