import type { Page } from '@playwright/test';

/**
 * Returns texts that are cut off, stick out of their button or tag, overlap another text, or make the page scroll
 * sideways: those of the open dialog, otherwise all. Names of documents, files and assets may be cut short.
 */
export const textDefects = (page: Page): Promise<readonly string[]> => page.evaluate(findTextDefects);

/** Runs in the page. */
// oxlint-disable unicorn/consistent-function-scoping -- code that runs in the page can't reference anything outside
function findTextDefects(): string[] {
  /** Rounding, and the parts of letters above and below a line that is set tight. */
  const tolerancePx = 4;
  const root = document.querySelector('dialog:modal') ?? document.body;
  const isHidden = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isHidden(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches('bdi, bdi *, .header__crumbs b, select *, script, style') &&
    !isHidden(element);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const lines = nodes
    .map((node) => ({ node, element: node.parentElement! }))
    .filter(({ node, element }) => node.nodeValue!.trim() !== '' && isShown(element))
    .flatMap(({ node, element }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.nodeValue!.trim().slice(0, 40);
      return [...range.getClientRects()].map((box) => ({ element, text, box }));
    })
    .filter(({ box }) => box.width > 1);
  type Line = (typeof lines)[number];

  const isWider = ({ box }: Line, frame: DOMRect) => box.left < frame.left - 1 || box.right > frame.right + 1;
  const isHigher = ({ box }: Line, frame: DOMRect) =>
    box.top < frame.top - tolerancePx || box.bottom > frame.bottom + tolerancePx;
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** True if an element hides a part of the line that can't be scrolled into sight. */
  const isCutOff = (line: Line): boolean => {
    let [isWidthFree, isHeightFree] = [false, false];
    for (
      let around: Element | null = line.element;
      around && root.contains(around);
      around = around.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      isWidthFree ||= scrolls(overflowX);
      isHeightFree ||= scrolls(overflowY);
      if (display === 'inline' || overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      if ((!isWidthFree && isWider(line, frame)) || (!isHeightFree && isHigher(line, frame))) return true;
    }
    return false;
  };
  const sticksOut = (line: Line): boolean => {
    const frame = line.element.closest('.button, .tag, .chip, .suggestion, .segmented__option');
    if (frame === null) return false;
    const box = frame.getBoundingClientRect();
    return isWider(line, box) || isHigher(line, box);
  };
  const layerOf = (element: Element | null): Element | null =>
    element && !['sticky', 'fixed'].includes(getComputedStyle(element).position)
      ? layerOf(element.parentElement)
      : element;
  const overlap = (a: Line, b: Line): boolean => {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return wide > 1 && high > tolerancePx && layerOf(a.element) === layerOf(b.element);
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...lines.filter(isCutOff).map(({ text }) => `cut off: ${text}`),
    ...lines.filter(sticksOut).map(({ text }) => `sticks out: ${text}`),
    ...lines.flatMap((line, at) =>
      lines
        .slice(at + 1)
        .filter((other) => other.element !== line.element && overlap(line, other))
        .map((other) => `overlap: ${line.text} | ${other.text}`),
    ),
  ];
}
