import type { FrameMessage } from '#manual/preview/frame-protocol.ts';

/** Messages of a frame that change the display around it. */
export type ViewMessage = Exclude<FrameMessage, { kind: 'load' | 'resource' }>;

/**
 * Delivers messages once per animation frame. If several replace each other, only the last is delivered. `cancel` drops
 * pending messages.
 */
export function coalesceMessages(deliver: (message: ViewMessage) => void) {
  const pending = new Map<string, ViewMessage>();
  let request: number | undefined;

  function flush(): void {
    request = undefined;
    const messages = [...pending.values()];
    pending.clear();
    for (const message of messages) deliver(message);
  }

  function add(message: ViewMessage): void {
    const key = message.kind === 'blocked' ? `blocked ${message.url}` : message.kind;
    // In the order of the last message of each kind.
    pending.delete(key);
    pending.set(key, message);
    request ??= requestAnimationFrame(flush);
  }

  function cancel(): void {
    if (request !== undefined) cancelAnimationFrame(request);
    request = undefined;
    pending.clear();
  }

  return { add, cancel };
}
