import type { Page } from '#manual/preview/protocol.ts';

import type { Addresses } from './addresses.ts';

/** Writes a page over this document; `prepare` runs before the first script of the page. */
export function writePage(
  { parts, resources, isXml }: Page,
  addresses: Addresses,
  prepare: () => void,
): void {
  const text = addresses.join(parts, resources);
  document.open();
  // Behind it, because opening takes away every listener.
  prepare();
  document.write(isXml ? htmlOf(text) : text);
  document.close();
}

/** XHTML as HTML: what is written into a page is read by the rules of HTML. */
function htmlOf(text: string): string {
  const page = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  if (page.querySelector('parsererror')) return text;
  return `<!doctype html>${document.importNode(page.documentElement, true).outerHTML}`;
}
