import { useSyncExternalStore } from 'react';

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
