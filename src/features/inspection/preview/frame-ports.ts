import type { FrameAnswer, FrameMessage } from '#manual/preview/frame-protocol.ts';
import type { DeferredResource, Rendering, RenderRequest } from '#manual/preview/protocol.ts';

import type { ViewMessage } from './coalesce-messages.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** What the pages in a frame are answered with. */
export interface FramePortsOptions {
  readonly render: (request: RenderRequest) => Promise<Rendering>;
  readonly resource: (url: string) => Promise<DeferredResource>;
  readonly onRendered: (rendering: Rendering, isMain: boolean) => void;
  readonly onResource: (resource: DeferredResource) => void;
  readonly onError: (error: unknown) => void;
}

interface Listeners {
  /** False where the frame has sent too much. */
  readonly spend: (cost: number) => boolean;
  readonly onMessage: (message: ViewMessage) => void;
}

/** Rendering a page costs far more than any other message. */
const loadCost = 20;

/** Talks to the pages of the manual, each of which has a port. */
export function createFramePorts(options: FramePortsOptions, { spend, onMessage }: Listeners) {
  const ports = new Set<MessagePort>();

  function connect(port: MessagePort): void {
    ports.add(port);
    const answer = (message: FrameAnswer): void => void (ports.has(port) && port.postMessage(message));
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!ports.has(port)) return;
      const message = readFrameMessage(data);
      if (!spend(message?.kind === 'load' ? loadCost : 1) || message === undefined) return;
      if (message.kind === 'load' || message.kind === 'resource') void serve(message, answer, options);
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

async function serve(
  message: Extract<FrameMessage, { kind: 'load' | 'resource' }>,
  answer: (answer: FrameAnswer) => void,
  { render, resource, onRendered, onResource, onError }: FramePortsOptions,
): Promise<void> {
  try {
    if (message.kind === 'load') {
      const rendering = await render(message.start);
      answer({ kind: 'rendering', rendering });
      onRendered(rendering, message.start.around.length === 0);
    } else {
      const found = await resource(message.url);
      answer({ kind: 'resource', id: message.id, resource: found });
      onResource(found);
    }
  } catch (error) {
    onError(error);
  }
}
