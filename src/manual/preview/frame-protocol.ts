import type { FrameTarget, Page } from './rendering.ts';

/** Message to a frame of a preview: the page that it shows next, and its address. */
export interface ShowRequest extends Pick<Page, 'isXml' | 'parts' | 'resources' | 'refresh'> {
  readonly url: string;
}

/** Message of a frame of a preview. */
export type FrameMessage =
  /** The program of the frame runs. */
  | { readonly kind: 'ready' }
  /** A nested frame needs a page; the message carries its port. */
  | { readonly kind: 'frame'; readonly request: FrameTarget; readonly name: string }
  /** The reader follows a link, or the page redirects. */
  | { readonly kind: 'go'; readonly url: string; readonly target: string; readonly isReplacing: boolean }
  /** The reader went to a place of this page, which the frame already shows. */
  | { readonly kind: 'moved'; readonly url: string }
  /** A link that leads out of the manual was followed. */
  | { readonly kind: 'outside'; readonly url: string }
  /** The page has loaded. `isPlaceShown` is false too if no place was marked. */
  | { readonly kind: 'loaded'; readonly isEmpty: boolean; readonly isPlaceShown: boolean }
  | { readonly kind: 'escape' };
