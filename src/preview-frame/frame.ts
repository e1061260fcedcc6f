import { nestedDocument, ancestorsWithin, type FrameProgram } from '#manual/preview/frame-protocol.ts';
import { placeMark } from '#manual/preview/names.ts';
import type { Rendering } from '#manual/preview/rendering.ts';

import { createAddresses } from './addresses.ts';
import { followLinks } from './follow-links.ts';
import { createPageNavigator, type PageNavigator } from './page-navigator.ts';
import { runScripts } from './run-scripts.ts';
import { installShims } from './shims.ts';
import { watchElements, type FrameContext } from './watch-elements.ts';
import { writePage } from './write-page.ts';

interface FrameOptions extends Pick<FrameContext, 'start' | 'post' | 'ask'> {
  /** Source of this program, for nested frames. */
  readonly program: FrameProgram;
}

/** Sets up the program of one frame. */
export function createFrame({ program, start, post, ask }: FrameOptions) {
  const addresses = createAddresses((target) => nestedDocument(program, ancestorsWithin(start), target));
  // Replaces this page, so the new page has the same ancestors.
  const documentOf = (url: string): string => nestedDocument(program, start.ancestors, { url });
  const pageNavigator = createPageNavigator({ start, post, documentOf });
  const context: FrameContext = { start, post, ask, addresses, pageNavigator };

  function show(rendering: Rendering): void {
    if (rendering.kind !== 'page') return;
    writePage(rendering, addresses, () => {
      runScripts(addresses);
      installShims(pageNavigator, addresses, (url) => post({ kind: 'blocked', url }));
      listen(post, pageNavigator);
      followLinks(pageNavigator);
      watchElements(context);
      addEventListener('load', () => {
        if (start.place) post({ kind: 'place', isShown: scrollToPlace() });
        else pageNavigator.scrollToFragment(new URL(start.url).hash);
      });
    });
    const { refresh } = rendering;
    if (refresh) {
      setTimeout(() => pageNavigator.navigate(refresh.url, { isReplacing: true }), refresh.afterMs);
    }
  }
  return { show };
}

function listen(post: FrameContext['post'], pageNavigator: PageNavigator): void {
  addEventListener('securitypolicyviolation', ({ blockedURI: url }) => {
    // Blocked inline scripts have no address, and `run-scripts.ts` runs them anyway.
    if (url.includes(':')) post({ kind: 'blocked', url });
  });
  // The dialog around the preview closes on Escape, but doesn't receive keys pressed in this frame.
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) post({ kind: 'escape' });
  });
  addEventListener('message', ({ data, ports, source }: MessageEvent<WindowMessage | null>) => {
    // Nested frames send their port through this one, and links of other frames may target it.
    if (data?.kind === 'go' && typeof data.url === 'string') pageNavigator.navigate(data.url);
    if (data?.kind === 'frame' && source !== parent) parent.postMessage({ kind: 'frame' }, '*', [...ports]);
  });
}

/** Scrolls to the element of a finding. Returns false if the page doesn't show it. */
function scrollToPlace(): boolean {
  const element = document.querySelector<HTMLElement>(`[${placeMark}]`);
  if (!element?.checkVisibility()) return false;
  element.style.outline = '3px solid #d97706';
  element.style.outlineOffset = '2px';
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  return true;
}

/** Message of another frame, not validated. */
interface WindowMessage {
  readonly kind?: unknown;
  readonly url?: unknown;
}
