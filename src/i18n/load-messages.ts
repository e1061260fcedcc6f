import type { LanguageMessages } from './language-messages.ts';
import type { Locale } from './locales.ts';

/** English is part of the main code. */
type TranslatedLocale = Exclude<Locale, 'en'>;

/** Apart from the list of languages, which the configuration of the build reads too. */
const translations: Readonly<Record<TranslatedLocale, () => Promise<LanguageMessages>>> = {
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  es: async () => (await import('./messages/es.ts')).es,
  it: async () => (await import('./messages/it.ts')).it,
  nl: async () => (await import('./messages/nl.ts')).nl,
  pl: async () => (await import('./messages/pl.ts')).pl,
  cs: async () => (await import('./messages/cs.ts')).cs,
  tr: async () => (await import('./messages/tr.ts')).tr,
  'zh-Hans': async () => (await import('./messages/zh-hans.ts')).zhHans,
  ja: async () => (await import('./messages/ja.ts')).ja,
  ar: async () => (await import('./messages/ar.ts')).ar,
  'en-XA': async () => (await import('./messages/pseudo.ts')).pseudo,
};

/** Loads the messages of a language, a chunk of its own; rejects if they can't be loaded. */
export const loadMessages = (locale: TranslatedLocale): Promise<LanguageMessages> => translations[locale]();
