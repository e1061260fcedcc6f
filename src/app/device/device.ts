import { logged } from '#lib/log-failure.ts';
import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';
import { createDeviceFiles, type DeviceFiles } from '#offline/device-files.ts';

import { createFilesInPage, type FilesInPage } from './files-in-page.ts';
import { createPageLocks, type PageLocks } from './page-locks.ts';

/** Files that wait on this device, and locks of pages that show them. */
export interface Device {
  /** Absent if the browser can't store files, as without TLS. */
  readonly files: DeviceFiles | undefined;
  readonly locks: PageLocks;
  /** Files that this page's forms have, or that it has deleted. */
  readonly inPage: FilesInPage;
}

/** Opens the device. `scope` is the path in which its files are stored. */
export const openDevice = (scope: string): Device => ({
  files: openDeviceFiles(scope),
  locks: createPageLocks(),
  inPage: createFilesInPage(),
});

function openDeviceFiles(scope: string): DeviceFiles | undefined {
  try {
    // Throws in a frame with a sandbox.
    const { caches } = globalThis as { readonly caches?: CacheStorage };
    return caches && createDeviceFiles({ caches, scope });
  } catch {
    return undefined;
  }
}

/** Time limit for a change on the device, in milliseconds: signing out waits for it, and a device may never answer. */
const changeWaitMs = 2000;

/**
 * Waits for a change on the device, at most two seconds. Resolves to `otherwise` after that, and if it fails. Never
 * rejects.
 */
export const waitForDevice = <T>(change: Promise<T>, otherwise: T): Promise<T> =>
  inTime(change.catch(logged('Chosen files could not be saved or deleted.', otherwise)), otherwise, {
    setTimer,
    waitMs: changeWaitMs,
  });
