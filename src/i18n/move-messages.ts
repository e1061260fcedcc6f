import { deferredMessages } from './deferred-messages.ts';
import { moveEn } from './messages/en/move.ts';

/** Returns the texts about moving uploads, and about files that name another asset. */
export const moveMessages = deferredMessages('move', moveEn);
