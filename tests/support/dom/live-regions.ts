import { onTestFinished } from 'vitest';

const regions = '[role=status], [role=alert], [aria-live]';

/**
 * Watches the page from now on. Returns the texts of live regions that were mounted together with their text: screen
 * readers announce only what changes in a region that they know.
 */
export function watchUnannounced(): () => readonly string[] {
  const texts: string[] = [];
  const take = (changes: readonly MutationRecord[]) => {
    const added = changes.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((node) => node instanceof Element),
    );
    const mounted = added.flatMap((element) => [element, ...element.querySelectorAll(regions)]);
    for (const { textContent } of mounted.filter((element) => element.matches(regions))) {
      if (textContent !== '') texts.push(textContent);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => {
    take(observer.takeRecords());
    return texts;
  };
}
