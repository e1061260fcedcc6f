import type { FrameTarget, DeferredResource, Rendering, RenderRequest } from './rendering.ts';

/** Start data of a frame of a preview. */
export interface FrameStart extends RenderRequest {
  /** Addresses of the frames of the manual around it, without fragments; empty for the page that the preview shows. */
  readonly ancestors: readonly string[];
}

/** Message to the frame around the manual: its new content. */
export interface ShellRequest {
  readonly kind: 'show';
  readonly title: string;
  /** Document that starts the program of a frame. */
  readonly html: string;
}

/** Message of the frame around the manual; `frame` carries the port of a nested frame. */
export type ShellMessage =
  | { readonly kind: 'ready' }
  /** Sent every second: the frame hasn't crashed, and no script blocks it. */
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'frame' }
  | { readonly kind: 'blocked'; readonly url: string };

/** Message of a frame of the manual. The manual can forge all of it, so it must never be trusted. */
export type FrameMessage =
  | { readonly kind: 'load'; readonly start: FrameStart }
  | { readonly kind: 'resource'; readonly id: number; readonly url: string }
  /** The reader went to another page, or to a place of this page that the frame already shows. */
  | { readonly kind: 'go'; readonly url: string; readonly isReplacing: boolean }
  | { readonly kind: 'moved'; readonly url: string }
  /** A script navigates through the history. */
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  /** A link that leads out of the manual was followed. */
  | { readonly kind: 'outside'; readonly url: string }
  /** The browser blocked a request. */
  | { readonly kind: 'blocked'; readonly url: string }
  /** Reports whether the element of a finding is visible. */
  | { readonly kind: 'place'; readonly isShown: boolean }
  | { readonly kind: 'escape' };

/** Message to a frame of the manual. */
export type FrameReply =
  | { readonly kind: 'rendering'; readonly rendering: Rendering }
  | { readonly kind: 'resource'; readonly id: number; readonly resource: DeferredResource };

/**
 * Policy of every frame of a manual: that of `preview.html`, but scripts run only from `blob:` addresses, which a frame
 * must have created itself. So no script runs in a frame before the program, which is allowed by its hash. See
 * [Note: scripts]. If scripts are off, no other script than the program runs at all.
 */
export const framePolicy = (hash: string, areScriptsOn = true): string =>
  [
    "default-src 'none'",
    `script-src '${hash}'${areScriptsOn ? " 'unsafe-eval' blob:" : ''}`,
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

/** Code of the program of a frame, and the policy that allows it. */
export interface FrameProgram {
  readonly code: string;
  readonly policy: string;
}

/**
 * Returns the first document of a frame. It runs the program, which reads `start` from the script before its own and
 * then writes the page over the document. Each frame names the policy itself: frames inherit it, but WebKit loses it
 * when a script sends a `srcdoc` frame to a `blob:` address. Firefox also looks up the names in links, unless a page has
 * turned that off, which its scripts can't undo.
 */
export function frameDocument({ code, policy }: FrameProgram, start: FrameStart): string {
  const value = JSON.stringify(start).replaceAll('<', '\\u003c');
  const rule = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta http-equiv="x-dns-prefetch-control" content="off">`;
  return `<!doctype html><meta charset="utf-8">${rule}<script type="application/json">${value}</script><script>${code}</script>`;
}

/** No manual nests more frames. */
export const maxDepth = 8;

/** Returns the ancestors of the frames within a frame. */
export const ancestorsWithin = ({ ancestors, url, html }: FrameStart): readonly string[] => [
  ...ancestors,
  html === undefined ? withoutFragment(url) : 'about:srcdoc',
];

/**
 * Returns the document of a nested frame. It is empty if the frames are nested too deeply, or if the page already lies
 * within itself. Browsers compare addresses and show a page once within itself (whatwg/html issue 1518; the standard,
 * 4.8.5, not at all), but here every frame has its own address.
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
