import type { Page } from '@playwright/test';

/**
 * Returns targets that are too small or too close to each other. Under a finger they are at least 44 px wide and high:
 * around the 44 px in the middle of each there must be 8 px that belong to no other's 44 px. With a mouse they are at
 * least 24 px (WCAG 2.5.8). Links and words to press within a line of text are as high as it ("inline"). `mainPx`: height of the main
 * button.
 */
export const crowdedTargets = (page: Page, mainPx: number): Promise<readonly string[]> =>
  page.evaluate(measureTargets, { mainPx });

interface Target {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A target along one axis. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Runs in the page. */
// oxlint-disable unicorn/consistent-function-scoping -- code that runs in the page can't reference anything outside
function measureTargets({ mainPx }: { readonly mainPx: number }) {
  const [least, apart] = matchMedia('(pointer: coarse)').matches ? [44, 8] : [24, 0];
  const pressed =
    'button, a[href], select, textarea, summary, input:not([type=file]), [role=option], label:has(input)';
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? roots(each.shadowRoot) : [])),
  ];
  const all = roots(document).flatMap((root) => [...root.querySelectorAll<HTMLElement>(pressed)]);
  // Targets behind a dialog can't be pressed, and a press beside a popover only closes it.
  const onTop = all.map((each) => each.closest('dialog:modal, :popover-open')).find(Boolean);
  const isThere = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    // Moved out of view until it has focus.
    getComputedStyle(element).clipPath === 'none' &&
    (!onTop || onTop.contains(element));
  const isInline = (element: Element) =>
    element.matches('.text-button') || getComputedStyle(element).display === 'inline';
  // A checkbox within its label can be pressed there too.
  const isInLabel = (element: Element) => element.matches('input') && element.closest('label') !== null;
  const boxOf = (element: HTMLElement) => {
    const isBox = element.matches('input[type=checkbox], input[type=radio]');
    const parts = [element, ...(isBox ? ((element as HTMLInputElement).labels ?? []) : [])];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  /** Returns the element around a target that stays in place, or scrolls by itself. */
  const layerOf = (element: HTMLElement | null): HTMLElement | null => {
    if (!element) return null;
    const { position, overflowY } = getComputedStyle(element);
    return position === 'sticky' || /auto|scroll/.test(overflowY) ? element : layerOf(element.parentElement);
  };
  const targets = all
    .filter((each) => isThere(each) && !isInline(each) && !isInLabel(each))
    .map((element) => ({ element, ...boxOf(element) }));
  const nameOf = ({ element }: { readonly element: HTMLElement }) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
    const text = labels.map((each) => each.textContent.trim().slice(0, 30)).join(' ');
    return `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? text}`;
  };
  const small = targets.filter(({ element, left, top, right, bottom }) => {
    const height = element.matches('.button--primary') ? mainPx : least;
    // Browsers round to fractions of a pixel.
    return bottom - top < height - 0.5 || right - left < least - 0.5;
  });
  /** Distance between the minimum sizes in the middle of two targets, along one axis; negative if they overlap. */
  const between = (a: Span, b: Span) => {
    const gap = Math.max(a.from, b.from) - Math.min(a.to, b.to);
    return gap < -0.5 ? gap : gap + slack(a) + slack(b);
  };
  const slack = ({ from, to }: Span) => (to - from - least) / 2;
  const across = ({ left, right }: Target): Span => ({ from: left, to: right });
  const down = ({ top, bottom }: Target): Span => ({ from: top, to: bottom });
  const near = targets.flatMap((a, at) =>
    targets.slice(at + 1).flatMap((b) => {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return [];
      // These cover content that scrolls below them.
      if (layerOf(a.element) !== layerOf(b.element)) return [];
      const gap = Math.max(between(across(a), across(b)), between(down(a), down(b)));
      return gap < apart - 0.5 ? [`${nameOf(a)} <${Math.round(gap)} px> ${nameOf(b)}`] : [];
    }),
  );
  return [
    ...small.map((each) => {
      const size = `${Math.round(each.right - each.left)} x ${Math.round(each.bottom - each.top)}`;
      return `${nameOf(each)}: ${size} px`;
    }),
    ...near,
  ];
}
