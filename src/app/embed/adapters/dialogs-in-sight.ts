/** Less than this is no room for a dialog, in CSS pixels. */
const leastHeightPx = 480;
/** Around a dialog. */
const marginPx = 48;

/**
 * Keeps the dialogs of a frame where a person sees them. A frame that is as tall as its contents has no sight of its
 * own:
 * the middle of it may be anywhere, and all of it may be too little. `ask` is told how tall the frame has to be, 0
 * where it
 * does not matter.
 */
export function keepDialogsInSight(root: ShadowRoot, ask: (heightPx: number) => void): void {
  const openDialog = () => root.querySelector<HTMLDialogElement>('dialog:modal');

  async function place(): Promise<void> {
    const dialog = openDialog();
    const neededPx = dialog ? Math.max(leastHeightPx, dialog.scrollHeight + marginPx) : 0;
    ask(neededPx);
    if (!dialog) return;
    const seen = await seenPart();
    const height = Math.max(seen.height, Math.min(leastHeightPx, innerHeight));
    const top = Math.max(0, Math.min(seen.top, innerHeight - height));
    const { style } = root.host as HTMLElement;
    style.setProperty('--sight-top', `${top}px`);
    style.setProperty('--sight-height', `${height}px`);
    style.setProperty('--sight-bottom', `${innerHeight - top - height}px`);
    dialog.scrollIntoView({ block: 'nearest' });
  }

  new MutationObserver(() => void place()).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  // It was given the height that it asked for.
  addEventListener('resize', () => openDialog() && void place());
}

/** The visible part of the frame; an observer works through all pages around it. */
const seenPart = (): Promise<DOMRectReadOnly> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry!.intersectionRect);
    });
    observer.observe(document.documentElement);
  });
