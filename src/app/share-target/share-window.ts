import { createDeviceMemory } from '#lib/device-memory.ts';
import type { WaitingFiles } from '#offline/waiting-files.ts';

import type { PageLocks } from '../drafts/page-locks.ts';
import { readShareId } from '../route.ts';

/** The shares that opened this window, and those whose windows are closed. */
export interface ShareWindow {
  /** Returns true for a share that opened this window, also after sign-in and reloads. */
  readonly isOwn: (shareId: string) => boolean;
  /** Returns the shares that had no open window when this page was opened. Never rejects. */
  readonly closed: () => Promise<ReadonlySet<string>>;
}

interface Options {
  readonly hash: string;
  /** Storage of this window. */
  readonly open: Parameters<typeof createDeviceMemory>[0];
  readonly files: Pick<WaitingFiles, 'list'>;
  readonly locks: PageLocks;
}

const key = 'shares';
const lockName = (shareId: string): string => `asset-documents share ${shareId}`;

/** Notes the share that opened this window, and lets other pages see that the window is open. */
export function openShareWindow({ hash, open, files, locks }: Options): ShareWindow {
  const memory = createDeviceMemory(open);
  const before = memory.read(key);
  const opening = readShareId(hash);
  const own = new Set<unknown>([...(Array.isArray(before) ? before : []), ...(opening ? [opening] : [])]);
  memory.write(key, [...own]);
  for (const shareId of own) if (typeof shareId === 'string') void locks.acquire(lockName(shareId));
  const isOwn = (shareId: string) => own.has(shareId);
  const closed = findClosed();

  async function findClosed(): Promise<ReadonlySet<string>> {
    const [all, names] = await Promise.all([files.list().catch(() => []), locks.names()]);
    const shareIds = all.flatMap(({ shareId }) => shareId ?? []);
    return new Set(shareIds.filter((shareId) => !isOwn(shareId) && !names.has(lockName(shareId))));
  }
  return { isOwn, closed: () => closed };
}
