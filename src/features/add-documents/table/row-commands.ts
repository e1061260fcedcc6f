import type { InspectedZip } from '#manual/report.ts';

import type { TakenDocument } from '#intake/chosen-file.ts';
import type { OwnMetadata, RowEdits } from '../values/row-values.ts';

/** Commands of a row. */
export interface RowCommands {
  readonly remove: (id: string) => void;
  /** Ends the check of a ZIP and keeps its interim result. */
  readonly stop: (id: string) => void;
  /** Checks a file again whose check couldn't run. */
  readonly checkAgain: (id: string) => void;
  /** Replaces a file with another one, and keeps what was entered for it. */
  readonly chooseOther: (id: string, file: File) => void;
  /** Replaces a file with a repaired copy. */
  readonly replace: (id: string, copy: InspectedZip) => void;
  /** Uses the original of a repaired copy again. */
  readonly restore: (id: string) => void;
  readonly select: (id: string) => void;
  /** Opens a photo in the editor that makes a PDF of it. */
  readonly editPhoto: (photo: File) => void;
  readonly edit: (id: string, change: OwnMetadata & Pick<RowEdits, 'operation'>) => void;
  /** Replaces a package with documents taken from it, and says so. */
  readonly addDocuments: (id: string, documents: readonly TakenDocument[], notice: string) => void;
  /** Copies this row's own metadata to the rows below. */
  readonly fillDown: (id: string) => void;
  /** Names this row and the rows below in order. */
  readonly paste: (id: string, names: readonly string[]) => void;
}
