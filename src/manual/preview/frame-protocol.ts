import type { FrameTarget, DeferredResource, Rendering, RenderRequest } from './rendering.ts';

/** What a frame of a preview is started with. */
export interface FrameStart extends RenderRequest {
  /** Addresses of the frames of the manual around it, without fragments; none for the page that the preview shows. */
  readonly ancestors: readonly string[];
}

/** What the frame around the manual is told: what to put into it. */
export interface ShellRequest {
  readonly kind: 'show';
  readonly title: string;
  /** A document that starts the program of a frame. */
  readonly html: string;
}

/** What the frame around the manual says; `frame` carries the port of a frame inside. */
export type ShellMessage =
  | { readonly kind: 'ready' }
  /** Sent every second: the frame hasn't crashed, and no script blocks it. */
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'frame' }
  | { readonly kind: 'blocked'; readonly url: string };

/** What a frame of the manual says. All of it may be a lie of the manual: it must never be trusted with anything. */
export type FrameMessage =
  | { readonly kind: 'load'; readonly start: FrameStart }
  | { readonly kind: 'resource'; readonly id: number; readonly url: string }
  /** The reader went to another page, or to a place of this page, which the frame shows by itself. */
  | { readonly kind: 'go'; readonly url: string; readonly isReplacing: boolean }
  | { readonly kind: 'moved'; readonly url: string }
  /** A script goes through what was seen. */
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  /** A link that leads out of the manual was followed. */
  | { readonly kind: 'outside'; readonly url: string }
  /** The browser refused to load something. */
  | { readonly kind: 'blocked'; readonly url: string }
  /** Returns true if the element that is to be seen can be seen. */
  | { readonly kind: 'place'; readonly isShown: boolean }
  | { readonly kind: 'escape' };

/** What a frame of the manual is told. */
export type FrameReply =
  | { readonly kind: 'rendering'; readonly rendering: Rendering }
  | { readonly kind: 'resource'; readonly id: number; readonly resource: DeferredResource };

/**
 * Policy of every frame of a manual: that of `preview.html`, but scripts run only from `blob:` addresses, which a frame must
 * have made itself. So no script runs in a frame before the program, which is allowed by its hash. See [Note: scripts].
 */
export const framePolicy = (hash: string): string =>
  [
    "default-src 'none'",
    `script-src '${hash}' 'unsafe-eval' blob:`,
    "style-src 'unsafe-inline' blob: data:",
    'img-src blob: data:',
    'font-src blob: data:',
    'media-src blob: data:',
    'connect-src blob: data:',
    'worker-src blob:',
    'frame-src blob:',
    "object-src 'none'",
    "form-action 'none'",
    'base-uri file:',
  ].join('; ');

/** The code of the program of a frame, and the policy that allows it. */
export interface FrameProgram {
  readonly code: string;
  readonly policy: string;
}

/**
 * Returns the first document of a frame: it runs the program, which then writes the page over it and reads `start` from the
 * script before its own. Each frame names the policy itself: frames inherit it, but WebKit loses it when a script sends a
 * `srcdoc` frame to a `blob:` address.
 */
export function frameDocument({ code, policy }: FrameProgram, start: FrameStart): string {
  const value = JSON.stringify(start).replaceAll('<', '\\u003c');
  const rule = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return `<!doctype html><meta charset="utf-8">${rule}<script type="application/json">${value}</script><script>${code}</script>`;
}

/** No manual nests more frames. */
export const maxDepth = 8;

/** What is around the frames within a frame. */
export const ancestorsWithin = ({ ancestors, url, html }: FrameStart): readonly string[] => [
  ...ancestors,
  html === undefined ? withoutFragment(url) : 'about:srcdoc',
];

/**
 * The document of a frame within those frames; an empty one where too many lie in each other, or the page lies within
 * itself already. By its address, browsers show a page once within itself (whatwg/html issue 1518; the standard, 4.8.5,
 * not at all), but here every frame has an address of its own.
 */
export function nestedDocument(
  program: FrameProgram,
  around: readonly string[],
  target: FrameTarget,
): string {
  const address = target.html === undefined ? withoutFragment(target.url) : undefined;
  const isAgain = around.filter((one) => one === address).length > 1;
  return isAgain || around.length > maxDepth ? '' : frameDocument(program, { ...target, ancestors: around });
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '');
