import type { setTimer } from '#lib/time/timer.ts';

interface GateOptions {
  readonly setTimer: typeof setTimer;
  /** Milliseconds from any moment on. */
  readonly now: () => number;
}

/** Longest time that a browser may delay a timer of a page in the background, in milliseconds. */
export const maxDelayMs = 15_000;

/**
 * Returns a function that runs tasks in order: at once while the page's timers run, otherwise once they run again.
 * [Note: half a page] Behind an alert or the question before leaving, Firefox delivers messages to a page, but runs neither
 * its timers nor its workers (measured). A leader that answered would keep the other tabs from working.
 */
export function createTimerGate(options: GateOptions): (task: () => void) => void {
  const { setTimer, now } = options;
  const held: (() => void)[] = [];
  let dueSince: number | undefined;
  const onTimer = (): void => {
    dueSince = undefined;
    for (const task of held.splice(0)) task();
  };
  return (task) => {
    if (dueSince === undefined) {
      dueSince = now();
      setTimer(0, onTimer);
    }
    if (now() - dueSince > maxDelayMs) held.push(task);
    else task();
  };
}
