import { createId } from '#lib/create-id.ts';
import { setTimer } from '#lib/time/timer.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';

import { createManualFrames, type ManualFramesOptions } from './manual-frames.ts';

/** Access to the manual, and callbacks for events of the frame. */
export interface FrameBridgeOptions extends ManualFramesOptions {
  /** The frame didn't answer: it is not allowed or doesn't exist. */
  readonly onNoResponse: () => void;
}

/** Shows pages of a manual in one frame of `preview.html`. */
export type FrameBridge = ReturnType<typeof createFrameBridge>;

/** Time for `preview.html` to load: some browsers report by no event that a frame can't be loaded. */
export const loadTimeoutMs = 8000;
/** Time until a page that has loaded runs its script. */
export const answerTimeoutMs = 3000;

/** Creates a bridge without a frame; the last requested page is shown once a frame is attached. */
export function createFrameBridge(options: FrameBridgeOptions) {
  const closing = new AbortController();
  const { signal } = closing;
  let frames: ReturnType<typeof createManualFrames> | undefined;
  let wanted: RenderRequest | undefined;
  let cancelTimer: (() => void) | undefined;

  /** Call once the frame is in the document. */
  function attach(frame: HTMLIFrameElement): void {
    cancelTimer = setTimer(loadTimeoutMs, options.onNoResponse);
    const onLoad = (): void => {
      cancelTimer?.();
      cancelTimer = setTimer(answerTimeoutMs, options.onNoResponse);
      const { port1, port2 } = new MessageChannel();
      frames = createManualFrames(options, port1, () => cancelTimer?.());
      // The frame has no origin that could be named.
      frame.contentWindow?.postMessage(undefined, '*', [port2]);
      if (wanted) frames.show(wanted);
    };
    // Once: the pages that it shows are loaded, too.
    frame.addEventListener('load', onLoad, { signal, once: true });
    frame.addEventListener('error', options.onNoResponse, { signal });
  }

  function show(request: RenderRequest): void {
    wanted = request;
    frames?.show(request);
  }

  function close(): void {
    closing.abort();
    cancelTimer?.();
    frames?.close();
  }

  return { id: createId(), attach, show, close };
}
