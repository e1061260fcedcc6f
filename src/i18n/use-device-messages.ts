import { useI18n } from './i18n-context.tsx';
import { deviceEn, type DeviceMessages } from './messages/en/device.ts';

/** Returns texts about the device. For deferred chunks only, since they contain the English ones. */
export const useDeviceMessages = (): DeviceMessages => useI18n().device ?? deviceEn;
