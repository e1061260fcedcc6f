import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { createIntake, type IntakePorts } from '#intake/intake.ts';
import type { IntakeStore } from '#intake/store.ts';
import type { IntakeState } from '#intake/transition.ts';
import { useResource } from '#ui/use-resource.ts';

/** Lists and checks the files of a store while the form is there. Returns them, and the commands for them. */
export function useChosenFiles(store: IntakeStore, ports: IntakePorts) {
  const newest = useRef(ports);
  useLayoutEffect(() => {
    newest.current = ports;
  });
  const intake = useResource(() => createIntake(store, () => newest.current));
  const state = useIntakeState(store);
  // In a microtask: rows that take focus are rendered synchronously.
  useEffect(() => queueMicrotask(intake.start), [intake]);
  useEffect(() => {
    if (state.waiting.length === 0) intake.resumeChecks();
  }, [intake, state]);
  useEffect(() => {
    addEventListener('focus', intake.checkUnreadable);
    return () => removeEventListener('focus', intake.checkUnreadable);
  }, [intake]);
  return { intake, state };
}

/**
 * Returns the chosen files. While many are listed or checked, rendering them can be interrupted, which
 * `useSyncExternalStore` doesn't allow.
 */
function useIntakeState({ getSnapshot, subscribe }: IntakeStore): IntakeState {
  const [state, setState] = useState(getSnapshot);
  useEffect(() => {
    const update = () => setState(getSnapshot());
    update();
    return subscribe(({ type }) => {
      if (type === 'listed' || type === 'checked' || type === 'identified') startTransition(update);
      else update();
    });
  }, [getSnapshot, subscribe]);
  return state;
}
