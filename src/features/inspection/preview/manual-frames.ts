import * as z from 'zod/mini';

import type { FrameMessage, ShowRequest } from '#manual/preview/frame-protocol.ts';
import type { FrameTarget, Page, RenderRequest, Rendering } from '#manual/preview/rendering.ts';

/** Message of a frame that the reader notices. */
export type ViewMessage = Exclude<FrameMessage, { kind: 'ready' | 'frame' }>;

/** Access to the manual, and callbacks for events of the frames. */
export interface ManualFramesOptions {
  readonly render: (request: RenderRequest) => Promise<Rendering>;
  readonly onRendered: (rendering: Rendering, isMain: boolean) => void;
  readonly onMessage: (message: ViewMessage) => void;
  readonly onError: (error: unknown) => void;
}

/** Frame that shows a page: that of the preview, or one within. */
interface ManualFrame {
  readonly port: MessagePort;
  /** Frame around it; the frame of the preview has none. */
  readonly around?: ManualFrame;
  readonly name: string;
  request?: FrameTarget;
}

/** No manual nests more frames. */
const maxDepth = 8;

/** Replaces a page that redirects after a while, when there is nothing to show. */
const blank: Pick<Page, 'isXml' | 'parts' | 'resources' | 'refresh'> = {
  isXml: false,
  parts: [],
  resources: [],
};

/** Shows pages in the frame of a preview and in those within, each through its port. */
export function createManualFrames(
  { render, onRendered, onMessage, onError }: ManualFramesOptions,
  mainPort: MessagePort,
  onReady: () => void,
) {
  const main: ManualFrame = { port: mainPort, name: '' };
  const frames = new Set<ManualFrame>();

  function connect(frame: ManualFrame): void {
    frames.add(frame);
    frame.port.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
      const message = readFrameMessage(data);
      if (message !== undefined && frames.has(frame)) receive(frame, message, port);
    });
    frame.port.start();
  }

  function receive(frame: ManualFrame, message: FrameMessage, port: MessagePort | undefined): void {
    if (message.kind === 'ready') return onReady();
    if (message.kind === 'frame') {
      if (!port || !mayNest(frame, message.request)) return;
      const nested = { port, around: frame, name: message.name };
      connect(nested);
      return void load(nested, message.request);
    }
    const target = message.kind === 'go' ? targetOf(frame, message.target) : frame;
    if (target === main) return onMessage(message);
    if (message.kind === 'go') void load(target, { url: message.url });
    // A nested frame has no place in the history, and no place of a finding.
    else if (message.kind === 'outside' || message.kind === 'escape') onMessage(message);
  }

  /** Returns the frame in which a link opens: the preview has one window, so `_blank` opens in it. */
  function targetOf(frame: ManualFrame, target: string): ManualFrame {
    if (target === '' || target.toLowerCase() === '_self') return frame;
    return [...frames].findLast(({ name }) => name === target) ?? main;
  }

  async function load(frame: ManualFrame, request: RenderRequest): Promise<void> {
    frame.request = request;
    close((each) => isWithin(each, frame));
    try {
      const rendering = await render(request);
      if (frame.request !== request || !frames.has(frame)) return;
      onRendered(rendering, frame === main);
      const { isXml, parts, resources, refresh } = rendering.kind === 'page' ? rendering : blank;
      const page: ShowRequest = { url: request.url, isXml, parts, resources, ...(refresh && { refresh }) };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
      frame.port.postMessage(page);
    } catch (error) {
      if (frames.has(frame)) onError(error);
    }
  }

  function close(isLeft: (frame: ManualFrame) => boolean): void {
    for (const frame of [...frames].filter(isLeft)) {
      frames.delete(frame);
      frame.port.close();
    }
  }

  connect(main);
  return { show: (request: RenderRequest) => void load(main, request), close: () => close(() => true) };
}

const isWithin = ({ around }: ManualFrame, frame: ManualFrame): boolean =>
  around !== undefined && (around === frame || isWithin(around, frame));

/**
 * Returns false if frames are nested too deeply, or if a page lies within itself already. Browsers compare addresses and
 * show a page once within itself (whatwg/html issue 1518; the standard, 4.8.5, not at all).
 */
function mayNest(around: ManualFrame, request: FrameTarget): boolean {
  const pages: (string | undefined)[] = [];
  for (let each: ManualFrame | undefined = around; each; each = each.around) pages.push(pageOf(each.request));
  const page = pageOf(request);
  const isAgain = page !== undefined && pages.filter((one) => one === page).length > 1;
  return !isAgain && pages.length <= maxDepth;
}

/** Returns the address without its fragment; undefined for the markup of a `srcdoc` attribute. */
const pageOf = (request: FrameTarget | undefined): string | undefined =>
  request?.html === undefined ? request?.url.replace(/#.*$/s, '') : undefined;

/** No address in a manual is longer. */
const text = z.string().check(z.maxLength(4000));
/** Longer `srcdoc` markup isn't shown. */
const html = z.string().check(z.maxLength(4_000_000));
const isTrue = z.pipe(
  z.unknown(),
  z.transform((value) => value === true),
);

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['ready', 'escape']) }),
  z.object({
    kind: z.literal('frame'),
    name: text,
    request: z.object({ url: text, html: z.exactOptional(html) }),
  }),
  z.object({ kind: z.literal('go'), url: text, target: text, isReplacing: isTrue }),
  z.object({ kind: z.enum(['moved', 'outside']), url: text }),
  z.object({ kind: z.literal('loaded'), isEmpty: isTrue, isPlaceShown: isTrue }),
]);

/** Validates a message of a frame: the program of the frame wrote it, but from the text of a manual. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => schema.safeParse(data).data;
