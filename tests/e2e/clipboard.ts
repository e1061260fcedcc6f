import type { Page } from '@playwright/test';

import { engineOf } from './engine.ts';

/** A picture of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Copies a picture, as a screenshot does; returns a function that pastes it where the focus is. */
export async function copyPicture(page: Page): Promise<() => Promise<void>> {
  if (engineOf(page) === 'firefox') return () => page.evaluate(pasteInPage, png);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const picture = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, png);
  return () => page.keyboard.press('Control+V');
}

/** Runs in the page: without windows, Firefox has a clipboard for text only. */
function pasteInPage(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
  let target = document.activeElement ?? document.body;
  while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
  // Firefox takes no files for an event.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  target.dispatchEvent(event);
}
