import { deferredMessages } from './deferred-messages.ts';
import { inspectionEn } from './messages/en/inspection.ts';

/** Returns the texts of the inspection of a ZIP. */
export const inspectionMessages = deferredMessages('inspection', inspectionEn);
