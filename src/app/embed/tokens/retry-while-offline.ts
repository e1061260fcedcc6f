import { setTimer } from '#lib/time/timer.ts';

import { onConnectivityHint } from '../../session/connectivity.ts';

/** First and longest pause between two attempts, in milliseconds. */
const pauseMs = { first: 2000, longest: 30_000 };

interface Connection {
  readonly isOffline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Tries again after growing pauses and whenever the network may be back, until the returned function is called. Before
 * there is a session no upload asks for a token, so nothing else would notice the connection.
 */
export function retryWhileOffline({ isOffline, subscribe }: Connection, tryAgain: () => void): () => void {
  let nextMs = pauseMs.first;
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const attempt = () => {
    end();
    tryAgain();
  };
  const unsubscribe = subscribe(() => {
    if (!isOffline()) {
      end();
      nextMs = pauseMs.first;
    } else if (!stop) {
      const cancel = setTimer(nextMs, attempt);
      const forget = onConnectivityHint(attempt);
      nextMs = Math.min(nextMs * 2, pauseMs.longest);
      stop = () => {
        cancel();
        forget();
      };
    }
  });
  return () => {
    unsubscribe();
    end();
  };
}
