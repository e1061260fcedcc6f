import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const pointer = matchMedia(query);
  pointer.addEventListener('change', listener);
  return () => pointer.removeEventListener('change', listener);
}

/** Returns true while a finger is the pointer, as on phones and tablets. */
export const useIsTouch = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
