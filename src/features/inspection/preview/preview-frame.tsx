import { useLayoutEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { type PreviewMessages, previewMessages } from '#i18n/messages/en/inspection.ts';

import type { FrameBridge } from './frame-bridge.ts';

/**
 * Page in which manuals are shown, next to the application's files. Not a literal, or the build would treat the address
 * as one of its own files.
 */
const shellName = import.meta.env.DEV ? '/preview.html' : '../preview.html';

/** Address of the frame. */
export const shellUrl = new URL(shellName, import.meta.url).href;

/**
 * Returns true if the application's service worker can provide the frame when its server can't. Browsers don't ask a
 * service worker for a sandboxed frame, so this frame gets its sandbox from the worker's response. Without it, the page
 * in the frame does nothing.
 */
export const isShellFromServiceWorker = (): boolean =>
  navigator.serviceWorker?.controller?.scriptURL === new URL('service-worker.js', shellUrl).href;

/** Width of the page: 390 px, 768 px, or the available width. */
export type Width = keyof PreviewMessages['widths'];

interface PreviewFrameProps {
  readonly bridge: FrameBridge;
  readonly width: Width;
  /** Stays mounted while there is nothing to show, since a frame that is moved or recreated loads again. */
  readonly isHidden: boolean;
  /** True to use the frame that the service worker keeps. */
  readonly isFromServiceWorker: boolean;
}

/**
 * Frame that shows a manual, one for each bridge. It has an opaque origin, and nothing in it can reach the host page.
 */
export function PreviewFrame({ bridge, width, isHidden, isFromServiceWorker }: PreviewFrameProps) {
  const words = previewMessages(useI18n());
  const frame = useRef<HTMLIFrameElement>(null);
  const attached = useRef<FrameBridge>(undefined);
  useLayoutEffect(() => {
    // Strict mode runs effects twice, and the frame answers only the first connection.
    if (!frame.current || attached.current === bridge) return;
    attached.current = bridge;
    bridge.attach(frame.current);
  }, [bridge]);
  return (
    <div className="preview__view" hidden={isHidden}>
      <iframe
        ref={frame}
        className="preview__frame"
        data-width={width}
        title={words.frame}
        sandbox={isFromServiceWorker ? undefined : 'allow-scripts'}
        referrerPolicy="no-referrer"
        src={shellUrl}
      />
    </div>
  );
}
