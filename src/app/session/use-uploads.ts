import { useSyncExternalStore } from 'react';

import type { SavedByNewer } from '#queue/storage/record.ts';
import type { ObservedValue } from '#lib/value.ts';

import type { Session } from './session.ts';

type Uploads = ReturnType<Session['queue']['getSnapshot']>;

const none: Uploads = [];
const subscribeToNothing = () => () => undefined;
const noUploads = () => none;

/** Returns the session's uploads, oldest first; empty without a session. */
export const useUploads = (session: Session | undefined): Uploads =>
  useSyncExternalStore(
    session?.subscribeToUploads ?? subscribeToNothing,
    session?.queue.getSnapshot ?? noUploads,
  );

const noneSaved: readonly SavedByNewer[] = [];
const noneSavedByNewer = () => noneSaved;

/** Returns the session's uploads that only a newer release can show; empty without a session. */
export const useSavedByNewer = (session: Session | undefined): readonly SavedByNewer[] =>
  useSyncExternalStore(
    session?.queue.savedByNewer.subscribe ?? subscribeToNothing,
    session?.queue.savedByNewer.get ?? noneSavedByNewer,
  );

/** Returns what the list says about this device and its other tabs. */
export const useDeviceNotes = (session: Session) => ({
  otherTab: useValue(session.queue.otherTab),
  savedByNewer: useSavedByNewer(session),
  isUnreadable: useValue(session.isUnreadable),
});

const useValue = <T>({ subscribe, get }: ObservedValue<T>): T => useSyncExternalStore(subscribe, get);
