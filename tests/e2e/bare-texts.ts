import type { Page } from '@playwright/test';

/**
 * Returns texts that React updates or removes as nodes of their own, beside others. Translation in the browser replaces
 * such nodes: the page would show a former text, or die when it is removed.
 */
export const bareTexts = (page: Page): Promise<readonly string[]> => page.evaluate(findBareTexts);

/** Runs in the page, so that it can't reference anything outside. */
function findBareTexts(): readonly string[] {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? roots(each.shadowRoot) : [])),
  ];
  const found = new Set<string>();
  for (const root of roots(document)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (text.textContent?.trim() === '' || !element || element.closest('option, [translate=no]')) continue;
      // React marks the nodes that it keeps.
      if (!Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) continue;
      found.add(`bare text in ${element.tagName.toLowerCase()}: ${text.textContent}`);
    }
  }
  return [...found];
}
