import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Returns whether the browser reports that the device has no network. Otherwise a request that fails without an answer
 * says only that the service can't be reached: the network, the service or something between them may be the reason.
 */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
