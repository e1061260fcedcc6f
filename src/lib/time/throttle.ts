import { setTimer } from './timer.ts';

/**
 * Leading and trailing throttle: after `note`, `call` is called at once or once the interval in milliseconds is over, and at
 * once if it is urgent.
 */
export function createThrottle(intervalMs: () => number, call: () => void) {
  let cancelInterval: (() => void) | undefined;
  let isPending = false;

  function callNow(): void {
    cancelInterval?.();
    isPending = false;
    cancelInterval = setTimer(intervalMs(), () => {
      cancelInterval = undefined;
      if (isPending) callNow();
    });
    call();
  }

  return {
    note: (isUrgent = false) => {
      if (cancelInterval && !isUrgent) isPending = true;
      else callNow();
    },
    stop: () => cancelInterval?.(),
  };
}
