import type { Locale } from '#i18n/locales.ts';
import { createDeviceMemory } from '#lib/device-memory.ts';

const memory = createDeviceMemory(() => localStorage);
const key = 'language';

/** Returns the person's languages in order: the one chosen on this device, then those of the browser. */
export function wantedLanguages(): readonly string[] {
  const chosen = memory.read(key);
  return [...(typeof chosen === 'string' ? [chosen] : []), ...navigator.languages];
}

/** Saves a choice on this device. */
export const chooseLanguage = (locale: Locale): void => memory.write(key, locale);
