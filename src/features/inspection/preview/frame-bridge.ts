import { createId } from '#lib/create-id.ts';
import { createTokenBucket } from '#lib/token-bucket.ts';
import {
  frameDocument,
  type FrameProgram,
  type ShellMessage,
  type ShellRequest,
} from '#manual/preview/frame-protocol.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';

import { coalesceMessages, type ViewMessage } from './coalesce-messages.ts';
import { createFramePorts, type FramePortsOptions } from './frame-ports.ts';
import { createFrameWatchdog, type WatchdogOptions } from './frame-watchdog.ts';

/** Access to the manual, and callbacks for events of the frame. */
export interface FrameBridgeOptions extends FramePortsOptions, WatchdogOptions {
  readonly program: FrameProgram;
  readonly title: string;
  readonly onMessage: (message: ViewMessage) => void;
  /** The frame exceeded the message limit. The bridge is closed; the frame must be removed. */
  readonly onFlood: () => void;
  /** A page was requested, but the frame doesn't respond: only a new frame and a new bridge can show it. */
  readonly onRestart: () => void;
}

/** Shows pages of a manual in one frame of `preview.html`. */
export interface FrameBridge {
  readonly id: string;
  /** Call once the frame is in the document. */
  readonly attach: (frame: HTMLIFrameElement) => void;
  readonly show: (request: RenderRequest) => void;
  readonly close: () => void;
}

/** The program of a frame sends 1,000 messages a second at most, a page of a manual rarely more than a few dozen. */
const messageLimit = { capacity: 4000, refillPerSecond: 2000 };

/** Creates a bridge without a frame; the last requested page is shown once a frame is attached. */
export function createFrameBridge(options: FrameBridgeOptions): FrameBridge {
  let shell: MessagePort | undefined;
  let wanted: RenderRequest | undefined;
  let isReady = false;
  const closing = new AbortController();
  const { signal } = closing;
  const bucket = createTokenBucket(messageLimit);
  const watchdog = createFrameWatchdog(options);
  const view = coalesceMessages(options.onMessage);
  const ports = createFramePorts(options, { countMessage, onMessage: view.add });

  function close(): void {
    closing.abort();
    watchdog.stop();
    view.cancel();
    ports.close();
    shell?.close();
  }

  function countMessage(cost = 1): boolean {
    if (signal.aborted) return false;
    if (bucket.take(cost)) return true;
    close();
    options.onFlood();
    return false;
  }

  function loadFrame(): void {
    if (!isReady || wanted === undefined) return;
    if (watchdog.isUnresponsive()) return options.onRestart();
    view.cancel();
    ports.close();
    const html = frameDocument(options.program, { ...wanted, ancestors: [] });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
    shell?.postMessage({ kind: 'show', title: options.title, html } satisfies ShellRequest);
  }

  function receive({ data, ports: [port] }: MessageEvent<ShellMessage>): void {
    if (!countMessage()) return;
    if (data.kind === 'ready') {
      watchdog.answered();
      isReady = true;
      loadFrame();
    } else if (data.kind === 'heartbeat') watchdog.heartbeat();
    else if (data.kind === 'blocked') view.add({ kind: 'blocked', url: data.url });
    else if (port !== undefined) ports.connect(port);
  }

  function attach(frame: HTMLIFrameElement): void {
    watchdog.mounted();
    const onLoad = (): void => {
      watchdog.loaded();
      shell?.close();
      isReady = false;
      shell = frame.contentWindow ? connectTo(frame.contentWindow, receive) : undefined;
    };
    frame.addEventListener('load', onLoad, { signal });
    frame.addEventListener('error', options.onNoResponse, { signal });
    // A manual can also write to the window of the application: nothing listens, but each message costs time.
    addEventListener('message', ({ source }) => void (isWithin(frame, source) && countMessage()), { signal });
  }

  function show(request: RenderRequest): void {
    wanted = request;
    loadFrame();
  }

  return { id: createId(), attach, show, close };
}

/** Connects a page by a port, and returns the other end. */
function connectTo(page: Window, onMessage: (event: MessageEvent<ShellMessage>) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', onMessage);
  port1.start();
  // The frame has no origin that could be named.
  page.postMessage(undefined, '*', [port2]);
  return port1;
}

/** Returns true if a message comes from a frame, or from a frame in it. */
function isWithin(frame: HTMLIFrameElement, source: MessageEventSource | null): boolean {
  if (source === null || !('parent' in source)) return false;
  let window: Window = source;
  while (window !== frame.contentWindow && window !== window.parent) window = window.parent;
  return window === frame.contentWindow;
}
