import { useSyncExternalStore } from 'react';

import type { Session } from './session.ts';

type Uploads = ReturnType<Session['queue']['getSnapshot']>;

const none: Uploads = [];
const subscribeToNothing = () => () => undefined;
const noUploads = () => none;

/** The uploads of a session, oldest first; none as long as there is no session. */
export const useUploads = (session: Session | undefined): Uploads =>
  useSyncExternalStore(
    session?.subscribeToUploads ?? subscribeToNothing,
    session?.queue.getSnapshot ?? noUploads,
  );
