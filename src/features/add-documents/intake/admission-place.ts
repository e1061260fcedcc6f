import type { ArrivedFile } from './use-intake.ts';

/** Chosen files of one asset's page, on their way to its form. */
export interface AdmissionPlace {
  /** Call when a person chooses files. Returns a function that takes them, once they are read. */
  readonly begin: () => (files: readonly ArrivedFile[]) => void;
  /** Sets the receiver, which gets waiting files first. Returns a function that closes the place. */
  readonly open: (accept: (files: readonly ArrivedFile[]) => void) => () => void;
}
