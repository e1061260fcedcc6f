import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

import type { IntakeStore } from '#intake/store.ts';
import type { IntakeState } from '#intake/transition.ts';
import { setTimer } from '#lib/time/timer.ts';

/** Returns a fact about the chosen files, and renders only when it changes: thousands are listed in many steps. */
export const useIntakeFact = (
  { subscribe, getSnapshot }: IntakeStore,
  select: (state: IntakeState) => boolean,
): boolean => useSyncExternalStore(subscribe, () => select(getSnapshot()));

/** Returns the number of files that are listed or will be. */
export const countOf = ({ rows, waiting, comparing }: IntakeState): number =>
  rows.length + waiting.length + comparing.length;

export const useHasFiles = (store: IntakeStore): boolean =>
  useIntakeFact(store, (state) => countOf(state) > 0);

/** Shortest time in milliseconds between two renderings while files are listed. */
const renderMs = 250;

/** Returns the chosen files, and renders rarely while many are listed, so that the form's rendering isn't interrupted. */
export function useLaterState({ subscribe, getSnapshot }: IntakeStore): IntakeState {
  const [state, setState] = useState(getSnapshot);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const update = () => {
      cancel?.();
      cancel = undefined;
      startTransition(() => setState(getSnapshot()));
    };
    const unsubscribe = subscribe(() => {
      if (getSnapshot().waiting.length === 0) update();
      else cancel ??= setTimer(renderMs, update);
    });
    update();
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [subscribe, getSnapshot]);
  return state;
}
