import type { FrameMessage } from '#manual/preview/frame-protocol.ts';

/** Together about 1,000 messages a second, half the limit of the preview. */
const batchSize = 16;
const batchIntervalMs = 16;

/** The preview doesn't list more addresses either. */
const maxBlocked = 1000;

/** Message kinds of which only the latest is sent. */
const replaceable = new Set<FrameMessage['kind']>(['go', 'moved', 'step', 'outside', 'place', 'escape']);

/** Returns a function that sends messages no faster than the preview accepts them. */
export function createMessageOutbox(port: MessagePort): (message: FrameMessage) => void {
  const waiting: FrameMessage[] = [];
  const blocked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    const batch = waiting.splice(0, batchSize);
    for (const message of batch) port.postMessage(message);
    timer = batch.length > 0 ? setTimeout(send, batchIntervalMs) : undefined;
  }

  return (message) => {
    if (message.kind === 'blocked') {
      if (blocked.has(message.url) || blocked.size === maxBlocked) return;
      blocked.add(message.url);
    }
    if (replaceable.has(message.kind)) {
      const at = waiting.findIndex(({ kind }) => kind === message.kind);
      if (at >= 0) waiting.splice(at, 1);
    }
    waiting.push(message);
    // Messages of one task are sent together.
    timer ??= setTimeout(send);
  };
}
