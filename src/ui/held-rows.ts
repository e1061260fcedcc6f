import { createContext, use, useEffect } from 'react';

/** Holds the row that it is given to in the page, in sight or not, until the returned function is called. */
type HoldRow = () => () => void;

/** What a row of a windowed list is given; nothing outside of one. */
export const HoldRowContext = createContext<HoldRow | undefined>(undefined);

/** Keeps the row around in the page while something in it is under way that would end with it. */
export function useHeldRow(isHeld: boolean): void {
  const hold = use(HoldRowContext);
  useEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
}
