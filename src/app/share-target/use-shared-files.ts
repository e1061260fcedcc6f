import { useEffect, useSyncExternalStore } from 'react';

import type { SharedFilesController } from './shared-files-controller.ts';

/** The files that wait for an asset; looked for again when the person comes back to the window. */
export function useSharedFiles(
  shared: SharedFilesController | undefined,
): ReturnType<SharedFilesController['waiting']> {
  useEffect(() => {
    const look = () => void shared?.refresh();
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [shared]);
  return useSyncExternalStore(shared?.subscribe ?? subscribeToNothing, shared?.waiting ?? nothing);
}

const none: ReturnType<SharedFilesController['waiting']> = [];
const nothing = () => none;
const subscribeToNothing = () => () => undefined;
