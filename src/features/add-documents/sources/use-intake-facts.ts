import { useSyncExternalStore } from 'react';

import type { IntakeStore } from '#intake/store.ts';
import type { IntakeState } from '#intake/transition.ts';

/** Returns a fact about the chosen files, and renders only when it changes: thousands are listed in many steps. */
export const useIntakeFact = (
  { subscribe, getSnapshot }: IntakeStore,
  select: (state: IntakeState) => boolean,
): boolean => useSyncExternalStore(subscribe, () => select(getSnapshot()));

/** Returns the number of files that are listed or will be. */
export const countOf = ({ rows, unlisted, comparing }: IntakeState): number =>
  rows.length + unlisted.length + comparing.length;

export const useHasFiles = (store: IntakeStore): boolean =>
  useIntakeFact(store, (state) => countOf(state) > 0);
