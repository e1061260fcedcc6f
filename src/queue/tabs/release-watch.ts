import type { UploadStorage } from '../storage/upload-storage.ts';
import type { OpenReleases } from './release.ts';
import type { TabChannel } from './tab-channel.ts';

interface ReleaseWatchOptions {
  readonly channel: TabChannel;
  /** Absent if nothing is saved. */
  readonly storage: UploadStorage | undefined;
  readonly isLeading: () => boolean;
  /** `isListLost`: this tab can't know the list any more, unless it leads. */
  readonly onOutdated: (reason: 'newer' | 'newer-data', isListLost: boolean) => void;
}

/** Watches for newer releases, in other tabs and in the database. Finds none at first. */
export function watchReleases({ channel, storage, isLeading, onOutdated }: ReleaseWatchOptions) {
  const { release } = channel;
  let isOutdated = false;

  function become(reason: 'newer' | 'newer-data', isListLost: boolean): void {
    isOutdated = true;
    onOutdated(reason, isListLost);
  }

  function look({ leader = 0, newest }: OpenReleases): void {
    if (newest > release) become('newer', leader > release);
  }

  async function check(): Promise<OpenReleases> {
    const releases = await channel.releases();
    look(releases);
    return releases;
  }

  storage?.onNewerVersion((isRejected) => {
    become(isRejected ? 'newer-data' : 'newer', isRejected);
    // The newer release waits for it.
    if (!isLeading()) storage.close();
  });

  return {
    /** True once one was found: from then on this tab begins no term. */
    isOutdated: () => isOutdated,
    /** Takes note of releases that are known. */
    look,
    /** Asks the browser which releases are open. */
    check,
    /** Takes the lead, unless another release is open that leads or is newer. */
    takeOver: async () => {
      const { leader = release } = await check();
      if (!isOutdated && leader === release) channel.takeOver();
    },
  };
}
