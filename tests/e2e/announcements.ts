import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readonly announcements: readonly Announcement[];
  }
}

/** Announcement of a live region: its time in milliseconds, and if it interrupts. */
export interface Announcement {
  readonly text: string;
  readonly atMs: number;
  readonly isAlert: boolean;
}

/** Records the announcements of the page from its next load on; returns all of them so far. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly Announcement[]>> {
  await page.addInitScript(record);
  return () => page.evaluate(() => window.announcements);
}

/** Runs in the page. */
function record() {
  const announcements: Announcement[] = [];
  Object.assign(globalThis, { announcements });
  const said = new WeakMap<Element, string>();
  const listen = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = region.textContent.trim();
      if (text === (said.get(region) ?? '')) continue;
      said.set(region, text);
      if (text === '') continue;
      const isAlert = region.getAttribute('role') === 'alert';
      announcements.push({ text, atMs: performance.now(), isAlert });
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}
