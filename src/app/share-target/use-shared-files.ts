import type { WaitingFile } from '#offline/waiting-file.ts';
import { useValue } from '#ui/use-value.ts';

import { useRefresh } from '../device/use-refresh.ts';

import type { SharedFilesController } from './shared-files-controller.ts';

/** Returns the files that wait for an asset; reads them again when the window gets focus. */
export function useSharedFiles(shared: SharedFilesController | undefined): readonly WaitingFile[] {
  useRefresh(shared?.refresh);
  return useValue(shared?.waiting, none);
}

const none: readonly WaitingFile[] = [];
