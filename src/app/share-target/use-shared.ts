import { useEffect, useSyncExternalStore } from 'react';

import type { SharedDesk } from './shared-desk.ts';

/** The files that wait for an asset; looked for again when the person comes back to the window. */
export function useShared(shared: SharedDesk | undefined): ReturnType<SharedDesk['waiting']> {
  useEffect(() => {
    const look = () => void shared?.look();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [shared]);
  return useSyncExternalStore(shared?.subscribe ?? subscribeToNothing, shared?.waiting ?? nothing);
}

const none: ReturnType<SharedDesk['waiting']> = [];
const nothing = () => none;
const subscribeToNothing = () => () => undefined;
