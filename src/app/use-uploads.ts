import { useSyncExternalStore } from 'react';

import type { Session } from './session.ts';

/** The uploads of a session, oldest first. */
export const useUploads = ({ queue }: Session) => useSyncExternalStore(queue.subscribe, queue.getSnapshot);
