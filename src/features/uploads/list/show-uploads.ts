/**
 * Moves focus to the first upload in `page` that needs attention, otherwise to the heading of the list, so that a screen
 * reader continues there.
 */
export function showUploads(page: Element | null): void {
  const list = page?.querySelector('section:has(.uploads)');
  const row = list?.querySelector<HTMLElement>('[data-stage="attention"]');
  if (!row) {
    const heading = list?.querySelector('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
    return;
  }
  showFound(row);
}

/** Moves focus to a row, the row to the middle of the window, and marks it until focus leaves. */
export function showFound(row: HTMLElement): void {
  // The ring of a row that was focused by a click isn't visible by itself.
  row.dataset.found = '';
  row.addEventListener('blur', () => delete row.dataset.found, { once: true });
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center' });
}
