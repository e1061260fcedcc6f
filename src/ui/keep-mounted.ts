import { createContext, use, useEffect } from 'react';

/** Holds the row that it is given to in the page, in sight or not, until the returned function is called. */
type KeepMounted = () => () => void;

/** What a row of a windowed list is given; nothing outside of one. */
export const KeepMountedContext = createContext<KeepMounted | undefined>(undefined);

/** Keeps the row around in the page while something in it is under way that would end with it. */
export function useKeepMounted(isHeld: boolean): void {
  const hold = use(KeepMountedContext);
  useEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
}
