import type { FrameReply, FrameStart } from '#manual/preview/frame-protocol.ts';
import type { DeferredResource, Rendering } from '#manual/preview/rendering.ts';

import { createFrame } from './frame.ts';
import { createMessageOutbox } from './outbox.ts';

/** Program of a frame: runs first, then replaces itself with the page it receives. */
function main(): void {
  removeWebRtc();
  const script = document.currentScript;
  const code = script?.textContent ?? '';
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content ?? '';
  const start = JSON.parse(script?.previousElementSibling?.textContent ?? '') as FrameStart;
  const { port1: port, port2 } = new MessageChannel();
  const resources = new Map<number, (resource: DeferredResource) => void>();
  let lastId = 0;
  const post = createMessageOutbox(port);
  const frame = createFrame({
    program: { code, policy },
    start,
    post,
    ask: (url) =>
      new Promise((resolve) => {
        resources.set(++lastId, resolve);
        post({ kind: 'resource', id: lastId, url });
      }),
  });
  let show: ((rendering: Rendering) => void) | undefined = frame.show;
  port.addEventListener('message', ({ data }: MessageEvent<FrameReply>) => {
    if (data.kind === 'resource') return resources.get(data.id)?.(data.resource);
    show?.(data.rendering);
    show = undefined;
  });
  port.start();
  // The parent frame has an opaque origin.
  parent.postMessage({ kind: 'frame' }, '*', [port2]);
  post({ kind: 'load', start });
}

/**
 * Removes WebRTC from this frame: no policy stops it from sending packets to any address (measured in Chromium 156 and
 * Firefox 153). Throws if it can't be removed, so that the frame shows nothing.
 */
function removeWebRtc(): void {
  const names = Object.getOwnPropertyNames(self).filter((name) => name.includes('RTC'));
  for (const name of names) {
    if (!Reflect.deleteProperty(self, name) || name in self) throw new Error(`${name} can't be removed.`);
  }
}

main();
