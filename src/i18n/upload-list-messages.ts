import { deferredMessages } from './deferred-messages.ts';
import { uploadListEn } from './messages/en/upload-list.ts';

/** Returns the texts of the uploads list. */
export const uploadListMessages = deferredMessages('uploadList', uploadListEn);
