import { deferredMessages } from './deferred-messages.ts';
import { duplicateEn } from './messages/en/duplicate.ts';

/** Returns the texts of the dialog of duplicates. */
export const duplicateMessages = deferredMessages('duplicate', duplicateEn);
