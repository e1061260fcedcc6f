import { useLayoutEffect, type RefObject } from 'react';

/**
 * Adds the style sheet of a deferred chunk to the page or shadow root of an element while the component is mounted. See
 * [Note: constructable style sheets].
 */
export function useSheet(element: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [element, css]);
}
