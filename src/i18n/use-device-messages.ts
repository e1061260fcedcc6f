import { useI18n } from './i18n-context.tsx';
import { deviceEn, type DeviceMessages } from './messages/en/device.ts';

/** The words around the device in the language that is spoken; only for parts that are loaded late, as they are. */
export const useDeviceMessages = (): DeviceMessages => useI18n().device ?? deviceEn;
