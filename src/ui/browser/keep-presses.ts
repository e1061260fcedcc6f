/** A control under a pointer that was pressed, and where. */
interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Farthest that a pointer moves during a click, in CSS pixels. A person who moves it farther gives up the click. */
const clickRadiusPx = 10;

const controls = 'a, button, label, summary, [role=option]';

function pressOf(event: PointerEvent): Press | undefined {
  const [pressed] = event.composedPath();
  const control = pressed instanceof Element ? pressed.closest<HTMLElement>(controls) : null;
  return control && event.button === 0 ? { control, x: event.clientX, y: event.clientY } : undefined;
}

/**
 * Keeps a click at the control in `root` on which it began, if the page has moved under the pointer meanwhile. Browsers
 * click what is then under a finger, and nothing useful under a mouse. If the control is gone, nothing is clicked. Returns
 * a function that ends it.
 */
export function keepPresses(root: EventTarget): () => void {
  const ending = new AbortController();
  let press: Press | undefined;
  root.addEventListener('pointerdown', (event) => (press = pressOf(event as PointerEvent)), ending);
  // [Note: clicks without a pointer] Keys and `click()` have no count of clicks.
  const onClick = (event: MouseEvent): void => {
    if (!press || event.detail === 0) return;
    const { control, x, y } = press;
    press = undefined;
    if (event.composedPath().includes(control)) return;
    if (Math.hypot(event.clientX - x, event.clientY - y) > clickRadiusPx) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.isConnected) control.click();
  };
  // The click may happen outside of `root`, which has become smaller.
  window.addEventListener('click', onClick, { capture: true, signal: ending.signal });
  return () => ending.abort();
}
