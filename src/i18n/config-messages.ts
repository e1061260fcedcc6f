import { deferredMessages } from './deferred-messages.ts';
import { configEn } from './messages/en/config.ts';

/** Returns the texts about `config.json`. */
export const configMessages = deferredMessages('config', configEn);
