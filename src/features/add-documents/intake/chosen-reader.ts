import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

import type { DraftValues } from '../form/draft-values.ts';

/** A chosen file that isn't in the queue yet, and what was typed for it. */
export interface ChosenDraft {
  readonly file: File;
  readonly values: DraftValues;
}

/** Reads the chosen files of a part of the page as they are now. */
export type ReadChosen = () => readonly ChosenDraft[];

/** Registers a part of the page that has chosen files. Returns a function that unregisters it. */
export type RegisterChosen = (read: ReadChosen) => () => void;

/** By default, the files stay in the page only. */
export const RegisterChosenContext = createContext<RegisterChosen>(() => () => undefined);

/** Lets the page read the chosen files of this part before it is removed. */
export function useReadableFiles(read: ReadChosen): void {
  const register = useContext(RegisterChosenContext);
  const newest = useRef(read);
  useLayoutEffect(() => {
    newest.current = read;
  });
  useEffect(() => register(() => newest.current()), [register]);
}

/** Returns files for which nothing was typed. */
export const untyped = (files: readonly File[]): readonly ChosenDraft[] =>
  files.map((file) => ({ file, values: {} }));
