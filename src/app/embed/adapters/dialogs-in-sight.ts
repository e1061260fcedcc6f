/** Least height for a dialog, in CSS pixels. */
const minHeightPx = 480;
/** Margin around a dialog, in CSS pixels. */
const marginPx = 48;

/**
 * Keeps the dialogs of a frame in the visible area. A frame that is as tall as its contents doesn't know which part of
 * it is visible, and the visible part may be too small. `ask` requests a height of the frame, 0 for any.
 */
export function keepDialogsInSight(root: ShadowRoot, ask: (heightPx: number) => void): void {
  const openDialog = () => root.querySelector<HTMLDialogElement>('dialog:modal');

  async function place(): Promise<void> {
    const dialog = openDialog();
    const neededPx = dialog ? Math.max(minHeightPx, dialog.scrollHeight + marginPx) : 0;
    ask(neededPx);
    if (!dialog) return;
    const seen = await seenPart();
    const height = Math.max(seen.height, Math.min(minHeightPx, innerHeight));
    const top = Math.max(0, Math.min(seen.top, innerHeight - height));
    const { style } = root.host as HTMLElement;
    style.setProperty('--sight-top', `${top}px`);
    style.setProperty('--sight-height', `${height}px`);
    style.setProperty('--sight-bottom', `${innerHeight - top - height}px`);
    scrollAround({ top, height });
  }

  new MutationObserver(() => void place()).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  // The frame already has the requested height.
  addEventListener('resize', () => openDialog() && void place());
}

/** Scrolls the pages around the frame. A dialog can't be used for that: from the top layer, nothing around it scrolls. */
function scrollAround({ top, height }: { readonly top: number; readonly height: number }): void {
  const marker = document.createElement('div');
  Object.assign(marker.style, {
    position: 'absolute',
    top: `${top}px`,
    height: `${height}px`,
    width: '1px',
    visibility: 'hidden',
  });
  document.body.append(marker);
  marker.scrollIntoView({ block: 'nearest' });
  marker.remove();
}

/** Visible part of the frame; an observer measures it across all pages around it. */
const seenPart = (): Promise<DOMRectReadOnly> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry!.intersectionRect);
    });
    observer.observe(document.documentElement);
  });
