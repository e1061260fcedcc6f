import type { FrameReply, FrameMessage } from '#manual/preview/frame-protocol.ts';
import type { DeferredResource, Rendering, RenderRequest } from '#manual/preview/rendering.ts';

import type { ViewMessage } from './coalesce-messages.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** Access to the manual, and callbacks for files that pages load. */
export interface FramePortsOptions {
  readonly render: (request: RenderRequest) => Promise<Rendering>;
  readonly resource: (url: string) => Promise<DeferredResource>;
  readonly onRendered: (rendering: Rendering, isMain: boolean) => void;
  readonly onResource: (resource: DeferredResource) => void;
  readonly onError: (error: unknown) => void;
}

interface Listeners {
  /** False once the frame has exceeded the limit. */
  readonly countMessage: (cost: number) => boolean;
  readonly onMessage: (message: ViewMessage) => void;
}

/** Rendering a page costs far more than any other message. */
const loadCost = 20;

/** Answers the pages of the manual, each through its own port. */
export function createFramePorts(options: FramePortsOptions, { countMessage, onMessage }: Listeners) {
  const ports = new Set<MessagePort>();

  function connect(port: MessagePort): void {
    ports.add(port);
    const answer = (message: FrameReply): void => void (ports.has(port) && port.postMessage(message));
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!ports.has(port)) return;
      const message = readFrameMessage(data);
      if (!countMessage(message?.kind === 'load' ? loadCost : 1) || message === undefined) return;
      if (message.kind === 'load' || message.kind === 'resource') void replyTo(message, answer, options);
      else onMessage(message);
    });
    port.start();
  }

  function close(): void {
    for (const port of ports) port.close();
    ports.clear();
  }

  return { connect, close };
}

async function replyTo(
  message: Extract<FrameMessage, { kind: 'load' | 'resource' }>,
  answer: (answer: FrameReply) => void,
  { render, resource, onRendered, onResource, onError }: FramePortsOptions,
): Promise<void> {
  try {
    if (message.kind === 'load') {
      const rendering = await render(message.start);
      answer({ kind: 'rendering', rendering });
      onRendered(rendering, message.start.ancestors.length === 0);
    } else {
      const found = await resource(message.url);
      answer({ kind: 'resource', id: message.id, resource: found });
      onResource(found);
    }
  } catch (error) {
    onError(error);
  }
}
