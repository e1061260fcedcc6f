import { documentIn, framesAround, type FrameProgram } from '#manual/preview/frame-protocol.ts';
import type { Rendering } from '#manual/preview/protocol.ts';

import { createAddresses } from './addresses.ts';
import { followLinks } from './follow-links.ts';
import { createGuide, type Guide } from './guide.ts';
import { runScripts } from './run-scripts.ts';
import { standIn } from './stand-ins.ts';
import { watchElements, type FrameContext } from './watch-elements.ts';
import { showPlace } from './show-place.ts';
import { writePage } from './write-page.ts';

interface FrameOptions extends Pick<FrameContext, 'start' | 'tell' | 'ask'> {
  /** Source of this program, for nested frames. */
  readonly program: FrameProgram;
}

/** Makes what a frame can do. */
export function createFrame({ program, start, tell, ask }: FrameOptions) {
  const addresses = createAddresses((target) => documentIn(program, framesAround(start), target));
  // It takes the place of this page.
  const documentOf = (url: string): string => documentIn(program, start.around, { url });
  const guide = createGuide({ start, tell, documentOf });
  const context: FrameContext = { start, tell, ask, addresses, guide };

  function show(rendering: Rendering): void {
    if (rendering.kind !== 'page') return;
    writePage(rendering, addresses, () => {
      runScripts(addresses);
      standIn(guide, addresses, (url) => tell({ kind: 'blocked', url }));
      listen(tell, guide);
      followLinks(guide);
      watchElements(context);
      addEventListener('load', () => {
        if (start.place) tell({ kind: 'place', isShown: showPlace() });
        else guide.jump(new URL(start.url).hash);
      });
    });
    const { refresh } = rendering;
    if (refresh) setTimeout(() => guide.go(refresh.url, { isReplacing: true }), refresh.afterMs);
  }
  return { show };
}

function listen(tell: FrameContext['tell'], guide: Guide): void {
  addEventListener('securitypolicyviolation', ({ blockedURI: url }) => {
    // Inline scripts run nevertheless.
    if (url.includes(':')) tell({ kind: 'blocked', url });
  });
  // The dialog around the preview closes on Escape, but hears no key that is pressed in here.
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell({ kind: 'escape' });
  });
  addEventListener('message', ({ data, ports, source }: MessageEvent<Heard | null>) => {
    // Frames within speak through this one, and the links of others may lead to it.
    if (data?.kind === 'go' && typeof data.url === 'string') guide.go(data.url);
    if (data?.kind === 'frame' && source !== parent) parent.postMessage({ kind: 'frame' }, '*', [...ports]);
  });
}

/** What another frame says, which may be anything. */
interface Heard {
  readonly kind?: unknown;
  readonly url?: unknown;
}
