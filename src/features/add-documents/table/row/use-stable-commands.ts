import { useLayoutEffect, useRef, useState } from 'react';

import type { TakenDocument } from '#intake/chosen-file.ts';
import type { Intake } from '#intake/intake.ts';

import type { OwnMetadata, RowEdits } from '../../values/row-values.ts';

/** Commands of a row. */
export interface RowCommands extends Pick<Intake, 'stop' | 'checkAgain' | 'replace' | 'restore'> {
  readonly remove: (id: string) => void;
  /** Replaces a file with another one, and keeps what was entered for it. */
  readonly chooseOther: (id: string, file: File) => void;
  /** Selects or deselects a row, or the range from the last one up to this row. */
  readonly select: (id: string, isRange?: boolean) => void;
  /** Opens a photo in the editor that makes a PDF of it. */
  readonly editPhoto: (photo: File) => void;
  readonly edit: (id: string, change: OwnMetadata & Pick<RowEdits, 'operation'>) => void;
  /** Sets a suggested category; focus goes to the next suggestion below, otherwise to the row. */
  readonly acceptCategory: (id: string, categoryId: string, focus: FocusOptions) => void;
  /** Replaces a package with documents taken from it, and says so. */
  readonly addDocuments: (id: string, documents: readonly TakenDocument[], notice: string) => void;
  /** Names this row and the rows below in order. */
  readonly paste: (id: string, names: readonly string[]) => void;
}

type Commands = Readonly<Record<keyof RowCommands, (...args: never[]) => void>>;

/** Returns the same commands at each rendering; they call the newest ones. */
export function useStableCommands(commands: RowCommands): RowCommands {
  const newest = useRef<Commands>(commands);
  useLayoutEffect(() => {
    newest.current = commands;
  });
  const [stable] = useState(() => {
    const names = Object.keys(commands) as (keyof RowCommands)[];
    const entries = names.map((name) => [name, (...args: never[]) => newest.current[name](...args)]);
    return Object.fromEntries(entries) as RowCommands;
  });
  return stable;
}
