import type { LanguageMessages } from './language-messages.ts';

/** Available languages, in the order of the language menu. */
export const locales = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'cs',
  'tr',
  'zh-Hans',
  'ja',
  'ar',
  'en-XA',
] as const;

/** Language of the application, a BCP 47 tag. `en-XA` is a pseudo-language for tests: longer, marked English. */
export type Locale = (typeof locales)[number];

/** Languages offered by default. */
export const publicLocales: Locale[] = locales.filter((locale) => locale !== 'en-XA');

/** Native names, as `Intl.DisplayNames` returns them; computing them takes a browser 4 ms each. */
export const nativeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'français',
  es: 'español',
  it: 'italiano',
  nl: 'Nederlands',
  pl: 'polski',
  cs: 'čeština',
  tr: 'Türkçe',
  'zh-Hans': '简体中文',
  ja: '日本語',
  ar: 'العربية',
  'en-XA': 'English (Pseudo-Accents)',
};

/** Each language is a chunk; English is part of the main code. */
const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<LanguageMessages>>> = {
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

/** Loads the messages of a language; rejects if they can't be loaded. */
export const loadMessages = (locale: Exclude<Locale, 'en'>): Promise<LanguageMessages> => loaders[locale]();

/**
 * Returns the first wanted language that is offered, also as a variant (`de-AT` matches `de`), otherwise the first
 * offered.
 */
export function matchLocale(wanted: readonly string[], offered: readonly Locale[]): Locale {
  for (const tag of wanted) {
    const found =
      offered.find((locale) => locale === tag) ?? offered.find((locale) => isVariant(tag, locale));
    if (found) return found;
  }
  return offered[0] ?? 'en';
}

/**
 * Returns the tag for numbers and dates: the first wanted regional variant of the language, otherwise the language
 * itself.
 */
export const regionalTag = (locale: Locale, wanted: readonly string[]): string =>
  wanted.find((tag) => isVariant(tag, locale)) ?? locale;

/** The test language is chosen only by its exact tag. */
const isVariant = (tag: string, locale: Locale): boolean =>
  locale !== 'en-XA' && languageOf(tag) !== undefined && languageOf(tag) === languageOf(locale);

/** The scripts of Chinese are told apart: `zh-TW` doesn't match `zh-Hans`. */
function languageOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' ? `${language}-${script}` : language;
  } catch {
    return undefined;
  }
}

/** Returns the writing direction of a language. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (languageOf(locale) === 'ar' ? 'rtl' : 'ltr');
