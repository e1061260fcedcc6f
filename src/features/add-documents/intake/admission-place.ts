import type { PlacedFile } from '#manual/pack/find-manuals.ts';
import type { Job } from '#queue/upload.ts';

import type { DraftValues } from '../form/draft-values.ts';

/** A file on its way to the form. */
export interface ArrivedFile extends PlacedFile {
  /** The failed upload whose file it replaces. */
  readonly replaces?: Job;
  /** Values that were typed for it earlier. */
  readonly values?: DraftValues;
}

/** Chosen files of one asset's page, on their way to its form. */
export interface AdmissionPlace {
  /** Call when a person chooses files. Returns a function that takes them, once they are read. */
  readonly begin: () => (files: readonly ArrivedFile[]) => void;
  /** Sets the receiver, which gets waiting files first. Returns a function that closes the place. */
  readonly open: (accept: (files: readonly ArrivedFile[]) => void) => () => void;
}
