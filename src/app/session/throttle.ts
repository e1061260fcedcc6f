import { after } from '#lib/timer.ts';

interface CalmOptions<E> {
  /** In milliseconds. */
  readonly pauseMs: number;
  /** What must not wait. */
  readonly isUrgent: (event: E) => boolean;
}

/**
 * Tells of what happens at once, and of all that follows within a pause together when that is over, unless it is urgent:
 * more pictures of a list than that nobody sees, and each takes its time from the uploads.
 */
export function subscribeCalmly<E>(
  subscribe: (listener: (event: E) => void) => () => void,
  { pauseMs, isUrgent }: CalmOptions<E>,
): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let endPause: (() => void) | undefined;
  let isLate = false;

  function tell(): void {
    endPause?.();
    isLate = false;
    endPause = after(pauseMs, () => {
      endPause = undefined;
      if (isLate) tell();
    });
    for (const listener of listeners) listener();
  }

  subscribe((event) => {
    if (endPause && !isUrgent(event)) isLate = true;
    else tell();
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
