import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the page or shadow root around an element the look of a part that was loaded late, for as long as the part is
 * there. See [Note: constructable style sheets].
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
