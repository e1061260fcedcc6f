import type { Locale } from '#i18n/locales.ts';
import { createDeviceMemory } from '#lib/device-memory.ts';

const memory = createDeviceMemory(() => localStorage);
const key = 'language';

/** What the person wants to read, the most wanted first: what was chosen on this device, then what the browser asks for. */
export function wantedLanguages(): readonly string[] {
  const chosen = memory.read(key);
  return [...(typeof chosen === 'string' ? [chosen] : []), ...navigator.languages];
}

/** Remembers a choice on this device. */
export const chooseLanguage = (locale: Locale): void => memory.write(key, locale);
