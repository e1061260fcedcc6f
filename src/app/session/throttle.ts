import { setTimer } from '#lib/timer.ts';

interface ThrottleOptions<E> {
  readonly intervalMs: number;
  /** Urgent events are delivered at once. */
  readonly isUrgent: (event: E) => boolean;
}

/** Leading and trailing throttle of a subscription; urgent events bypass it. */
export function throttle<E>(
  subscribe: (listener: (event: E) => void) => () => void,
  { intervalMs, isUrgent }: ThrottleOptions<E>,
): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let cancelInterval: (() => void) | undefined;
  let isPending = false;

  function notify(): void {
    cancelInterval?.();
    isPending = false;
    cancelInterval = setTimer(intervalMs, () => {
      cancelInterval = undefined;
      if (isPending) notify();
    });
    for (const listener of listeners) listener();
  }

  subscribe((event) => {
    if (cancelInterval && !isUrgent(event)) isPending = true;
    else notify();
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
