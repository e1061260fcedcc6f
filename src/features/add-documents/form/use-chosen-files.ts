import { useEffect, useLayoutEffect } from 'react';

import { createIntake, type IntakePorts } from '#intake/intake.ts';
import type { IntakeStore } from '#intake/store.ts';
import { useResource } from '#ui/loading/use-resource.ts';

import { useIntakeState } from '../sources/use-intake-state.ts';

/** Lists and checks the files of a store while the form is there. Returns them, and the commands for them. */
export function useChosenFiles(store: IntakeStore, ports: IntakePorts) {
  const intake = useResource(() => createIntake(store, ports));
  useLayoutEffect(() => intake.setPorts(ports));
  const state = useIntakeState(store);
  // In a microtask: rows that take focus are rendered synchronously.
  useEffect(() => queueMicrotask(intake.start), [intake]);
  useEffect(() => {
    if (state.unlisted.length === 0) intake.resumeChecks();
  }, [intake, state]);
  useEffect(() => {
    addEventListener('focus', intake.checkUnreadable);
    return () => removeEventListener('focus', intake.checkUnreadable);
  }, [intake]);
  return { intake, state };
}
