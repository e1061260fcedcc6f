import type { QueuePorts } from './ports.ts';

/** Timers that are stopped together. */
export interface Timers {
  /** Calls back once after this many milliseconds; the returned function cancels it. */
  readonly set: (delayMs: number, callback: () => void) => () => void;
  readonly clear: () => void;
}

/** Starts without timers; `setTimer` is that of the ports. */
export function createTimers(setTimer: QueuePorts['setTimer']): Timers {
  const cancels = new Set<() => void>();
  return {
    set(delayMs, callback) {
      const stop = setTimer(delayMs, () => {
        cancels.delete(cancel);
        callback();
      });
      const cancel = (): void => {
        cancels.delete(cancel);
        stop();
      };
      cancels.add(cancel);
      return cancel;
    },
    clear() {
      for (const cancel of cancels) cancel();
    },
  };
}
