import { startTransition, useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { IntakeStore } from '#intake/store.ts';
import type { IntakeState } from '#intake/transition.ts';
import { setTimer } from '#lib/time/timer.ts';

import { countOf } from './use-intake-facts.ts';

interface ListCountProps {
  readonly store: IntakeStore;
}

/** Number of files, of which some may not be listed yet. */
export function ListCount({ store }: ListCountProps) {
  const { t, formats } = useI18n();
  const state = useThrottledState(store);
  const listed = state.rows.length;
  const count = countOf(state);
  return listed < count ? (
    <span className="muted">{t.add.listing(formats.number(listed), formats.number(count))}</span>
  ) : (
    <span className="add-documents__count narrow-only">{t.add.files(listed)}</span>
  );
}

/** Shortest time in milliseconds between two renderings while files are listed. */
const renderMs = 250;

/** Returns the chosen files, and renders rarely while many are listed, so that the form's rendering isn't interrupted. */
function useThrottledState({ subscribe, getSnapshot }: IntakeStore): IntakeState {
  const [state, setState] = useState(getSnapshot);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const update = () => {
      cancel?.();
      cancel = undefined;
      startTransition(() => setState(getSnapshot()));
    };
    const unsubscribe = subscribe(() => {
      if (getSnapshot().unlisted.length === 0) update();
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
