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
 * Returns true if the browser reports that the device is offline. Otherwise a request without an answer may have failed
 * because of the network, the service or something between them.
 */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
