import {
  frameDocument,
  type FrameAnswer,
  type FrameMessage,
  type ShellMessage,
  type ShellRequest,
} from '#manual/preview/frame-protocol.ts';
import type { LateResource, Rendering, RenderRequest } from '#manual/preview/protocol.ts';

import { readFrameMessage } from './read-frame-message.ts';

/** What a stage reads a manual with, and whom it tells what happens on it. */
export interface StageOptions {
  /** The text of the program of a frame. */
  readonly program: string;
  readonly title: string;
  readonly render: (request: RenderRequest) => Promise<Rendering>;
  readonly resource: (url: string) => Promise<LateResource>;
  readonly onRendered: (rendering: Rendering, isMain: boolean) => void;
  readonly onResource: (resource: LateResource) => void;
  readonly onMessage: (message: Exclude<FrameMessage, { kind: 'load' | 'resource' }>) => void;
  readonly onError: (error: unknown) => void;
  /** The frame did not answer: it is not allowed, or not there. */
  readonly onSilence: () => void;
}

/** Shows pages of a manual in a frame that has loaded `preview.html`. */
export interface Stage {
  /** Call when the frame has loaded. */
  readonly begin: (shell: Window) => void;
  readonly show: (request: RenderRequest) => void;
  readonly close: () => void;
}

/** What is loaded runs; it says so at once. */
const silenceMs = 3000;

/** A stage without a frame: what is to be shown by then is shown when there is one. */
export function createStage(options: StageOptions): Stage {
  let shell: MessagePort | undefined;
  let wanted: RenderRequest | undefined;
  let isReady = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** Of the frames of the page that is shown. */
  const ports = new Set<MessagePort>();

  function fill(): void {
    if (!isReady || wanted === undefined) return;
    dismiss();
    const html = frameDocument(options.program, { ...wanted, around: [] });
    const request: ShellRequest = { kind: 'show', title: options.title, html };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
    shell?.postMessage(request);
  }

  function dismiss(): void {
    for (const port of ports) port.close();
    ports.clear();
  }

  function connect(port: MessagePort): void {
    ports.add(port);
    const answer = (message: FrameAnswer): void => void (ports.has(port) && port.postMessage(message));
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = ports.has(port) ? readFrameMessage(data) : undefined;
      if (message !== undefined) void serve(message, answer, options);
    });
    port.start();
  }

  function hear({ data, ports: [port] }: MessageEvent<ShellMessage>): void {
    if (data.kind === 'ready') {
      clearTimeout(silence);
      isReady = true;
      fill();
    } else if (data.kind === 'blocked') options.onMessage({ kind: 'blocked', url: data.url });
    else if (port !== undefined) connect(port);
  }

  return {
    begin(window) {
      shell?.close();
      isReady = false;
      const { port1, port2 } = new MessageChannel();
      shell = port1;
      shell.addEventListener('message', hear);
      shell.start();
      clearTimeout(silence);
      silence = setTimeout(options.onSilence, silenceMs);
      // The frame has no origin that could be named.
      window.postMessage(undefined, '*', [port2]);
    },
    show(request) {
      wanted = request;
      fill();
    },
    close() {
      clearTimeout(silence);
      dismiss();
      shell?.close();
    },
  };
}

async function serve(
  message: FrameMessage,
  answer: (answer: FrameAnswer) => void,
  { render, resource, onRendered, onResource, onMessage, onError }: StageOptions,
): Promise<void> {
  try {
    if (message.kind === 'load') {
      const rendering = await render(message.start);
      answer({ kind: 'rendering', rendering });
      onRendered(rendering, message.start.around.length === 0);
    } else if (message.kind === 'resource') {
      const found = await resource(message.url);
      answer({ kind: 'resource', id: message.id, resource: found });
      onResource(found);
    } else onMessage(message);
  } catch (error) {
    onError(error);
  }
}
