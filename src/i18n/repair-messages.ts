import { deferredMessages } from './deferred-messages.ts';
import { repairEn } from './messages/en/repair.ts';

/** Returns the texts for repairing a manual and informing its author. */
export const repairMessages = deferredMessages('repair', repairEn);
