import { deferredMessages } from './deferred-messages.ts';
import { makeEn } from './messages/en/make.ts';

/** Returns the texts about folders that can be uploaded as a manual. */
export const makeMessages = deferredMessages('make', makeEn);
