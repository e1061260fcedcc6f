import { useLayoutEffect, useRef, useState } from 'react';

import type { TakenDocument } from '#intake/chosen-file.ts';
import type { InspectedZip } from '#manual/report.ts';

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
  /** Names this row and the rows below in order. */
  readonly paste: (id: string, names: readonly string[]) => void;
}

/** Returns the same commands at each rendering; they call the newest ones. */
export function useStableCommands(commands: RowCommands): RowCommands {
  const newest = useRef(commands);
  useLayoutEffect(() => {
    newest.current = commands;
  });
  const [stable] = useState<RowCommands>(() => ({
    remove: (id) => newest.current.remove(id),
    stop: (id) => newest.current.stop(id),
    checkAgain: (id) => newest.current.checkAgain(id),
    chooseOther: (id, file) => newest.current.chooseOther(id, file),
    replace: (id, copy) => newest.current.replace(id, copy),
    restore: (id) => newest.current.restore(id),
    select: (id) => newest.current.select(id),
    editPhoto: (photo) => newest.current.editPhoto(photo),
    edit: (id, change) => newest.current.edit(id, change),
    addDocuments: (...args) => newest.current.addDocuments(...args),
    paste: (id, names) => newest.current.paste(id, names),
  }));
  return stable;
}
