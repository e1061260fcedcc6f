import { createDeviceMemory } from '#lib/device-memory.ts';
import { logged } from '#lib/log-failure.ts';
import type { DeviceFiles } from '#offline/device-files.ts';

import type { PageLocks } from '../device/page-locks.ts';
import { readShareId } from '../route.ts';

const ofWindow = createDeviceMemory(() => sessionStorage);
const key = 'shares';

/** Keeps the share that opened this window; called before the page leaves for sign-in or for another address. */
export function keepOwnShare(hash: string, memory = ofWindow): void {
  const shareId = readShareId(hash);
  if (shareId !== undefined) memory.write(key, [...new Set([...ownShares(memory), shareId])]);
}

/** Returns the IDs of the shares that opened this window, also after sign-in and reloads. */
export function ownShares(memory = ofWindow): readonly string[] {
  const kept = memory.read(key);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

/** The shares that opened this window, and those whose windows are closed. */
export interface ShareWindow {
  /** Returns true for a share that opened this window. */
  readonly isOwn: (shareId: string) => boolean;
  /** Returns the shares that had no open window when this page was opened. Never rejects. */
  readonly closed: () => Promise<ReadonlySet<string>>;
}

interface ShareWindowOptions {
  /** IDs of the shares that opened this window. */
  readonly own: readonly string[];
  readonly files: Pick<DeviceFiles, 'list'>;
  readonly locks: PageLocks;
}

const lockName = (shareId: string): string => `asset-documents share ${shareId}`;

/** Lets other pages see that the window of these shares is open, and finds those whose window isn't. */
export function openShareWindow({ own, files, locks }: ShareWindowOptions): ShareWindow {
  for (const shareId of own) void locks.acquire(lockName(shareId));
  const closed = findClosed();

  async function findClosed(): Promise<ReadonlySet<string>> {
    const [all, names] = await Promise.all([
      files.list().catch(logged('Shared files could not be read.')),
      locks.names(),
    ]);
    const shareIds = (all ?? []).flatMap(({ shareId }) => shareId ?? []);
    return new Set(shareIds.filter((shareId) => !own.includes(shareId) && !names.has(lockName(shareId))));
  }
  return { isOwn: (shareId) => own.includes(shareId), closed: () => closed };
}
