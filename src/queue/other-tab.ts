import type { TabChannel } from './tabs/tab-channel.ts';

/** Reason why this tab can't do everything; undefined if it can. */
export type OtherTabState =
  | undefined
  /** A tab that sends uploads doesn't respond, for example because a browser dialog is open. */
  | 'busy'
  /** A tab of an older release is still sending. */
  | 'older'
  /** A newer release is open: this tab sends only what can't be saved, and then only what is chosen here. */
  | 'newer'
  /** No newer release is open, but the device's database belongs to one: this tab sends only what is chosen here. */
  | 'newer-data';

/** Reports the state of the other tabs. */
export function createOtherTab(channel: TabChannel, onChange: (state: OtherTabState) => void) {
  let outdated: 'newer' | 'newer-data' | undefined;
  let isBusy = false;

  async function showBusy(): Promise<void> {
    const { leader = channel.release } = await channel.releases();
    if (isBusy && !outdated) onChange(leader < channel.release ? 'older' : 'busy');
  }

  return {
    setOutdated: (reason: 'newer' | 'newer-data'): void => {
      if (outdated !== 'newer') outdated = reason;
      onChange(outdated);
    },
    setBusy: (isBusyNow: boolean): void => {
      isBusy = isBusyNow;
      if (outdated) return;
      if (isBusy) void showBusy();
      else onChange(undefined);
    },
  };
}
