import type { HeldLock } from './leader-lock.ts';

/**
 * Rank of this release among all releases of the queue. Raise it with each change of the messages between tabs, of what a
 * record means, or of the database: tabs of different ranks exchange no uploads (UPLOAD-97).
 */
export const queueRelease = 1;

/** Name of the lock that each tab of a release holds while it is open; every release uses this form. */
export const releaseLockName = (name: string, release: number): string => `release ${release} of ${name}`;

/** Returns the release of such a lock; undefined for any other name. */
function releaseOfLock(name: string, lockName = ''): number | undefined {
  const [, digits] = /^release (\d+) of /.exec(lockName) ?? [];
  return digits !== undefined && lockName === releaseLockName(name, Number(digits))
    ? Number(digits)
    : undefined;
}

/** Releases of the tabs that show the same queue. */
export interface OpenReleases {
  /** Release of the leading tab; undefined if none leads. */
  readonly leader: number | undefined;
  readonly newest: number;
  /** Number of tabs of this tab's release, with this one. */
  readonly sameCount: number;
}

/** Finds the releases among the locks of all tabs. `release` is that of this tab. */
export function openReleases(
  held: readonly HeldLock[],
  { name, release }: { readonly name: string; readonly release: number },
): OpenReleases {
  const leader = held.find((lock) => lock.name === name)?.clientId;
  const tabs = held.flatMap((lock) => {
    const rank = releaseOfLock(name, lock.name);
    return rank === undefined ? [] : [{ rank, isLeader: leader !== undefined && lock.clientId === leader }];
  });
  return {
    leader: tabs.find(({ isLeader }) => isLeader)?.rank,
    newest: Math.max(release, ...tabs.map(({ rank }) => rank)),
    sameCount: tabs.filter(({ rank }) => rank === release).length,
  };
}
