import type { Alive } from '#lib/worker/worker-port.ts';

import type { Corners } from './homography.ts';

/** Request to the worker: one photo at a time, decoded anew for each. */
export type PhotoRequest =
  | { readonly kind: 'open'; readonly job: number; readonly photo: Blob }
  | ({ readonly kind: 'straighten'; readonly job: number; readonly photo: Blob } & PageOptions);

/** How the paper in a photo becomes a page. */
export interface PageOptions {
  /** In parts of the width and height of the upright photo; the first one becomes the upper left corner of the page. */
  readonly corners: Corners;
  readonly isGrey: boolean;
}

/** A photo to look at. */
export interface OpenedPhoto {
  /** The photo the right way up, reduced. */
  readonly picture: ImageBitmap;
  /** Corners of the paper in it, in parts of its width and height; absent if they weren't found. */
  readonly corners?: Corners | undefined;
  readonly isBlurred: boolean;
}

/** A straightened page. */
export interface FlatPage {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
}

/** Answer of the worker. */
export type PhotoAnswer =
  | { readonly kind: 'opened'; readonly job: number; readonly opened: OpenedPhoto }
  | { readonly kind: 'straightened'; readonly job: number; readonly page: FlatPage }
  /** Too large, damaged, or of a kind that this browser doesn't decode. */
  | { readonly kind: 'undecodable'; readonly job: number };

/** Messages of the worker. */
export type PhotoMessage = Alive | PhotoAnswer;
