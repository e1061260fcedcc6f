import { deferredMessages } from './deferred-messages.ts';
import { embedEn } from './messages/en/embed.ts';

/** Returns the texts of the element in another application. */
export const embedMessages = deferredMessages('embed', embedEn);
