import { deferredMessages } from './deferred-messages.ts';
import { useI18n } from './i18n-context.tsx';
import { deviceEn, type DeviceMessages } from './messages/en/device.ts';

const deviceMessages = deferredMessages('device', deviceEn);

/** Returns the texts about the device. */
export const useDeviceMessages = (): DeviceMessages => deviceMessages(useI18n());
