import { setTimer } from '#lib/time/timer.ts';

/** Time for `preview.html` to load: some browsers report by no event that a frame can't be loaded. */
export const loadTimeoutMs = 8000;
/** Time until a page that has loaded runs its script. */
export const answerTimeoutMs = 3000;
/** The frame sends a heartbeat every second. */
export const heartbeatTimeoutMs = 5000;

/** Callbacks of a watchdog. */
export interface WatchdogOptions {
  /** The frame didn't answer: it is not allowed or doesn't exist. */
  readonly onNoResponse: () => void;
  /** The frame crashed or is busy (true), or answers again (false). */
  readonly onUnresponsive: (isUnresponsive: boolean) => void;
}

/** Detects a frame that doesn't start, and one that stops responding. */
export function createFrameWatchdog({ onNoResponse, onUnresponsive }: WatchdogOptions) {
  let cancelTimer: (() => void) | undefined;
  let isUnresponsive = false;

  function stop(): void {
    cancelTimer?.();
  }

  function start(delayMs: number, callback: () => void): void {
    stop();
    cancelTimer = setTimer(delayMs, callback);
  }

  function heartbeat(): void {
    if (isUnresponsive) onUnresponsive(false);
    isUnresponsive = false;
    start(heartbeatTimeoutMs, () => {
      // Browsers throttle timers of hidden pages.
      if (document.hidden) return heartbeat();
      isUnresponsive = true;
      onUnresponsive(true);
    });
  }

  return {
    mounted: () => start(loadTimeoutMs, onNoResponse),
    loaded: () => start(answerTimeoutMs, onNoResponse),
    /** Call when the frame answers; from then on its heartbeat is expected. */
    answered: stop,
    heartbeat,
    isUnresponsive: () => isUnresponsive,
    stop,
  };
}
