import type { Page } from '#manual/preview/rendering.ts';
import { isScriptType } from '#manual/preview/script-markup.ts';

import type { Addresses } from './addresses.ts';

/** Writes a page over this document; `prepare` runs before the first script of the page. */
export function writePage(
  { parts, resources, isXml }: Page,
  addresses: Addresses,
  prepare: () => void,
): void {
  const text = addresses.join(parts, resources);
  // The page is already rewritten; `prepare` replaces `write` for content that its scripts write.
  const write = document.write.bind(document);
  document.open();
  // After `open`, which removes every listener.
  prepare();
  write(isXml ? htmlOf(text, addresses) : text);
  document.close();
}

/** Converts XHTML to HTML, because `document.write` parses HTML. */
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
