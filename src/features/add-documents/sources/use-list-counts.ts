import { useSyncExternalStore } from 'react';

import { isSendable } from '#intake/chosen-file.ts';
import type { IntakeStore } from '#intake/store.ts';

/** Returns how many files are listed, how many will be, and whether any of those listed can be uploaded. */
export function useListCounts({ subscribe, getSnapshot }: IntakeStore) {
  const listed = useSyncExternalStore(subscribe, () => getSnapshot().rows.length);
  const waiting = useSyncExternalStore(subscribe, () => {
    const state = getSnapshot();
    return state.waiting.length + state.comparing.length;
  });
  const hasSendable = useSyncExternalStore(subscribe, () => getSnapshot().rows.some(isSendable));
  return { listed, waiting, hasFiles: listed + waiting > 0, hasSendable };
}
