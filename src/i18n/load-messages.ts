import type { LanguageMessages } from './language-messages.ts';
import type { Locale } from './locales.ts';

/** English is part of the main code. */
type TranslatedLocale = Exclude<Locale, 'en'>;

/** Apart from the list of languages, which the configuration of the build reads too. */
const translations: Readonly<Record<TranslatedLocale, () => Promise<LanguageMessages>>> = {
  de: async () => (await import('./messages/de/de.ts')).de,
  fr: async () => (await import('./messages/fr/fr.ts')).fr,
  es: async () => (await import('./messages/es/es.ts')).es,
  it: async () => (await import('./messages/it/it.ts')).it,
  nl: async () => (await import('./messages/nl/nl.ts')).nl,
  pl: async () => (await import('./messages/pl/pl.ts')).pl,
  cs: async () => (await import('./messages/cs/cs.ts')).cs,
  tr: async () => (await import('./messages/tr/tr.ts')).tr,
  'zh-Hans': async () => (await import('./messages/zh-Hans/zh-hans.ts')).zhHans,
  ja: async () => (await import('./messages/ja/ja.ts')).ja,
  ar: async () => (await import('./messages/ar/ar.ts')).ar,
  'en-XA': async () => (await import('./messages/pseudo/pseudo.ts')).pseudo,
};

/** Loads the messages of a language, a chunk of its own; rejects if they can't be loaded. */
export const loadMessages = (locale: TranslatedLocale): Promise<LanguageMessages> => translations[locale]();
