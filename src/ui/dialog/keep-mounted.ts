import { createContext, use, useEffect } from 'react';

/** Keeps the row mounted while it is out of view. Returns a function that ends it. */
type KeepMounted = () => () => void;

/** Provided to each row of a windowed list; `undefined` outside one. */
export const KeepMountedContext = createContext<KeepMounted | undefined>(undefined);

/** Keeps the surrounding row mounted while something in it must not be interrupted. */
export function useKeepMounted(isKept: boolean): void {
  const keepMounted = use(KeepMountedContext);
  useEffect(() => (isKept ? keepMounted?.() : undefined), [isKept, keepMounted]);
}
