import { startTransition, useEffect, useState } from 'react';

import type { IntakeStore } from '#intake/store.ts';
import type { IntakeEvent, IntakeState } from '#intake/transition.ts';
import { createThrottle } from '#lib/time/throttle.ts';

/** Shortest time in milliseconds between renderings of many rows while they are listed and checked. */
const renderMs = 250;

/** Rows that are rendered at once. */
const fewRows = 16;

/** Events that fire once for each file, or for each slice of those that are listed. */
const routine = new Set<IntakeEvent['type']>(['listed', 'compared', 'checked', 'identified']);

/**
 * Returns the chosen files; while many are listed and checked, not each of their states. Rendering those can be interrupted,
 * which `useSyncExternalStore` doesn't allow.
 */
export function useIntakeState({ getSnapshot, subscribe }: IntakeStore): IntakeState {
  const [state, setState] = useState(getSnapshot);
  useEffect(() => {
    const update = () => setState(getSnapshot());
    const rendering = createThrottle(
      () => renderMs,
      () => startTransition(update),
    );
    update();
    const unsubscribe = subscribe(({ type }) => {
      const { rows, unlisted } = getSnapshot();
      const isListed = type === 'listed' && unlisted.length === 0;
      if (routine.has(type)) rendering.note(isListed || rows.length <= fewRows);
      else update();
    });
    return () => {
      unsubscribe();
      rendering.stop();
    };
  }, [getSnapshot, subscribe]);
  return state;
}
