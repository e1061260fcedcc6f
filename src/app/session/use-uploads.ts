import { useSyncExternalStore } from 'react';

import type { Session } from './session.ts';

type Uploads = ReturnType<Session['queue']['getSnapshot']>;

const none: Uploads = [];
const nothingToHear = () => () => undefined;
const noUploads = () => none;

/** The uploads of a session, oldest first; none as long as there is no session. */
export const useUploads = (session: Session | undefined): Uploads =>
  useSyncExternalStore(session?.subscribeToUploads ?? nothingToHear, session?.queue.getSnapshot ?? noUploads);
