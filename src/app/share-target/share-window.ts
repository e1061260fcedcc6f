import type { WaitingFiles } from '#offline/waiting-files.ts';

import type { PageLocks } from '../device/page-locks.ts';

/** The shares that opened this window, and those whose windows are closed. */
export interface ShareWindow {
  /** Returns true for a share that opened this window, also after sign-in and reloads. */
  readonly isOwn: (shareId: string) => boolean;
  /** Returns true if this person signed in in this window after the share had opened it. */
  readonly isSignedInFor: (shareId: string, personId: string) => boolean;
  /** Returns the shares that had no open window when this page was opened. Never rejects. */
  readonly closed: () => Promise<ReadonlySet<string>>;
}

interface Options {
  /** IDs of the shares that opened this window. */
  readonly own: readonly string[];
  /** Those whose window was left for the sign-in provider since. */
  readonly signedInFor: readonly string[];
  /** Returns the shares whose window is at the sign-in provider, as far as this browser knows. */
  readonly atProvider: () => ReadonlySet<string>;
  /** The person who was signed in when this page was opened. */
  readonly personAtStart: string | undefined;
  readonly files: Pick<WaitingFiles, 'list'>;
  readonly locks: PageLocks;
}

const lockName = (shareId: string): string => `asset-documents share ${shareId}`;

/** Lets other pages see that the window of these shares is open, and finds those whose window isn't. */
export function openShareWindow({ own, files, locks, ...options }: Options): ShareWindow {
  const { signedInFor, atProvider, personAtStart } = options;
  for (const shareId of own) void locks.acquire(lockName(shareId));
  const isOwn = (shareId: string) => own.includes(shareId);
  const closed = findClosed();

  async function findClosed(): Promise<ReadonlySet<string>> {
    const [all, names] = await Promise.all([files.list().catch(() => []), locks.names()]);
    const shareIds = all.flatMap(({ shareId }) => shareId ?? []);
    const away = atProvider();
    const isOpen = (shareId: string) => isOwn(shareId) || names.has(lockName(shareId)) || away.has(shareId);
    return new Set(shareIds.filter((shareId) => !isOpen(shareId)));
  }
  return {
    isOwn,
    isSignedInFor: (shareId, personId) =>
      signedInFor.includes(shareId) || (isOwn(shareId) && personId !== personAtStart),
    closed: () => closed,
  };
}
