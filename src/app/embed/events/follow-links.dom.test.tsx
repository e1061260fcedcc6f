import { expect, test } from 'vitest';

import { linkRequestOf } from './follow-links.ts';

/** Clicks the text of a link with these attributes. */
function clickOf(attributes: string, options?: MouseEventInit): MouseEvent {
  document.body.innerHTML = `<a ${attributes}><span>Link to this asset</span></a>`;
  const click = new MouseEvent('click', options);
  document.querySelector('span')!.dispatchEvent(click);
  return click;
}

const request = 'href="#link" data-document-id="doc-1" data-asset-id="PRESS-0042"';

test('[EMBED-32] a click on "Link to this asset" names the document and the asset, whatever its address', () => {
  expect(linkRequestOf(clickOf(request))).toEqual({
    documentId: 'doc-1',
    assetId: 'PRESS-0042',
    href: '#link',
  });
});

test.for<[string, MouseEventInit | undefined]>([
  ['href="#link"', undefined],
  [request, { ctrlKey: true }],
  [request, { button: 1 }],
])('[EMBED-32] a click on a link with %s and %o is not a request', ([attributes, options]) => {
  expect(linkRequestOf(clickOf(attributes, options))).toBeUndefined();
});
