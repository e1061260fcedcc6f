import { useEffect, useSyncExternalStore } from 'react';

import type { SharedFilesController } from './shared-files-controller.ts';

/** Returns the files that wait for an asset; reads them again when the window gets focus. */
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
