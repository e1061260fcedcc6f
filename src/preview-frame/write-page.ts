import type { Page } from '#manual/preview/protocol.ts';
import { isScriptType } from '#manual/preview/script-markup.ts';

import type { Addresses } from './addresses.ts';

/** Writes a page over this document; `prepare` runs before the first script of the page. */
export function writePage(
  { parts, resources, isXml }: Page,
  addresses: Addresses,
  prepare: () => void,
): void {
  const text = addresses.join(parts, resources);
  // The page is made ready already; what its scripts write is made ready on the way.
  const write = document.write.bind(document);
  document.open();
  // Behind it, because opening takes away every listener.
  prepare();
  write(isXml ? htmlOf(text, addresses) : text);
  document.close();
}

/** XHTML as HTML: what is written into a page is read by the rules of HTML. */
function htmlOf(text: string, addresses: Addresses): string {
  const page = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  if (page.querySelector('parsererror')) return text;
  for (const script of page.querySelectorAll('script:not([src])')) {
    if (!isScriptType(script.getAttribute('type') ?? '')) continue;
    script.setAttribute('src', addresses.script(script.textContent));
    script.textContent = '';
  }
  return `<!doctype html>${document.importNode(page.documentElement, true).outerHTML}`;
}
