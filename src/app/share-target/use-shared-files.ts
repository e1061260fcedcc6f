import { useSyncExternalStore } from 'react';

import { useRefresh } from '../device/use-refresh.ts';

import type { SharedFilesController } from './shared-files-controller.ts';

/** Returns the files that wait for an asset; reads them again when the window gets focus. */
export function useSharedFiles(
  shared: SharedFilesController | undefined,
): ReturnType<SharedFilesController['waiting']> {
  useRefresh(shared?.refresh);
  return useSyncExternalStore(shared?.subscribe ?? subscribeToNothing, shared?.waiting ?? nothing);
}

const none: ReturnType<SharedFilesController['waiting']> = [];
const nothing = () => none;
const subscribeToNothing = () => () => undefined;
