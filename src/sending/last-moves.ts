import type { Value } from '#lib/value.ts';

import type { AssetUpload } from './asset-upload.ts';

/** A requested move of one upload, with what "Undo" restores. */
export interface Move {
  readonly before: AssetUpload;
  /** True if a person had paused it. */
  readonly wasPaused: boolean;
  readonly assetId: string;
}

/** The uploads that were moved together last; kept while another page is shown. */
export type LastMoves = Value<readonly Move[]>;
