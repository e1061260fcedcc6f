import { after } from '#lib/timer.ts';

type Subscribe = (listener: () => void) => () => void;

/**
 * Tells of a change at once, and of all that follow within `pauseMs` milliseconds together when these are over: more
 * pictures of a list than that nobody sees, and each takes its time from the uploads.
 */
export function subscribeCalmly(subscribe: Subscribe, pauseMs: number): Subscribe {
  const listeners = new Set<() => void>();
  let isPausing = false;
  let hasChanged = false;

  function change(): void {
    hasChanged = true;
    if (!isPausing) tell();
  }

  function tell(): void {
    isPausing = hasChanged;
    if (!hasChanged) return;
    hasChanged = false;
    after(pauseMs, tell);
    for (const listener of listeners) listener();
  }

  subscribe(change);
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
