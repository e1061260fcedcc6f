import { deferredMessages } from './deferred-messages.ts';
import { personEn } from './messages/en/person.ts';

/** Returns the texts about who is signed in. */
export const personMessages = deferredMessages('person', personEn);
