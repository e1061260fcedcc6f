import type { QueuePorts } from './ports.ts';

/** Timers that are stopped together. */
export type Timers = ReturnType<typeof createTimers>;

/** Creates a group of timers; `setTimer` is that of the ports. */
export function createTimers(setTimer: QueuePorts['setTimer']) {
  const cancels = new Set<() => void>();
  return {
    /** Calls back once after this many milliseconds; the returned function cancels it. */
    set: (delayMs: number, callback: () => void) => {
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
    clear: () => {
      for (const cancel of cancels) cancel();
    },
  };
}
