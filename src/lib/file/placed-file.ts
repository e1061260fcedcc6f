import type { ByteSource } from './byte-source.ts';

/** A file and its path in a selection or folder: `Manual/img/a.png`, or a bare name outside any folder. */
export interface PlacedFile<F extends ByteSource = File> {
  readonly path: string;
  readonly file: F;
}
