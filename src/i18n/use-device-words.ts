import { useI18n } from './i18n-context.tsx';
import { deviceEn, type DeviceWords } from './messages/en/device.ts';

/** The words around the device in the language that is spoken; only for parts that are loaded late, as they are. */
export const useDeviceWords = (): DeviceWords => useI18n().device ?? deviceEn;
