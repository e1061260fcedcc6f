import type { FrameTarget, LateResource, Rendering, RenderRequest } from './protocol.ts';

/** What a frame of a preview is started with. */
export interface FrameStart extends RenderRequest {
  /** Addresses of the frames of the manual around it, without fragments; none for the page that the preview shows. */
  readonly around: readonly string[];
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
  | { readonly kind: 'frame' }
  | { readonly kind: 'blocked'; readonly url: string };

/** What a frame of the manual says. All of it may be a lie of the manual: it must never be trusted with anything. */
export type FrameMessage =
  | { readonly kind: 'load'; readonly start: FrameStart }
  | { readonly kind: 'resource'; readonly id: number; readonly url: string }
  /** The reader went to another page, or to a place of this page, which the frame shows by itself. */
  | { readonly kind: 'go'; readonly url: string; readonly isReplacing: boolean }
  | { readonly kind: 'moved'; readonly url: string }
  /** A link that leads out of the manual was followed. */
  | { readonly kind: 'outside'; readonly url: string }
  /** The browser refused to load something. */
  | { readonly kind: 'blocked'; readonly url: string }
  /** Whether the element that is to be seen can be seen. */
  | { readonly kind: 'place'; readonly isShown: boolean }
  | { readonly kind: 'escape' };

/** What a frame of the manual is told. */
export type FrameAnswer =
  | { readonly kind: 'rendering'; readonly rendering: Rendering }
  | { readonly kind: 'resource'; readonly id: number; readonly resource: LateResource };

/** Under this name a frame finds what it is started with. */
export const startName = 'manualFrameStart';

/** The document that a frame begins as: it runs the program of a frame, which then writes the page over it. */
export function frameDocument(program: string, start: FrameStart): string {
  const value = JSON.stringify(start).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><script>self.${startName}=${value}</script><script>${program}</script>`;
}

/** No manual nests more frames. */
export const maxDepth = 8;

/** What is around the frames within a frame. */
export const framesAround = ({ around, url, html }: FrameStart): readonly string[] => [
  ...around,
  html === undefined ? withoutFragment(url) : 'about:srcdoc',
];

/**
 * The document of a frame within those frames; an empty one where too many lie in each other, or the page lies within
 * itself already. By its address, browsers show a page once within itself (whatwg/html issue 1518; the standard, 4.8.5,
 * not at all), but here every frame has an address of its own.
 */
export function documentIn(program: string, around: readonly string[], target: FrameTarget): string {
  const address = target.html === undefined ? withoutFragment(target.url) : undefined;
  const isAgain = around.filter((one) => one === address).length > 1;
  return isAgain || around.length > maxDepth ? '' : frameDocument(program, { ...target, around });
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '');
