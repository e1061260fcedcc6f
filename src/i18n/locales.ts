import type { LanguageMessages } from './language-messages.ts';

/** The languages there are, in the order in which they are offered. */
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

/** A language of the application: a tag of BCP 47. `en-XA` is English that is made longer and marked, for tests. */
export type Locale = (typeof locales)[number];

/** What is offered where nobody says otherwise. */
export const publicLocales: Locale[] = locales.filter((locale) => locale !== 'en-XA');

/** Each in itself, as `Intl.DisplayNames` has them; which takes a browser 4 ms for every one. */
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

/** Each language is a chunk. English is part of the code. */
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
 * The first wanted language that is offered, also as another variant of it (`de-AT` is `de`); else the first offered.
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
 * How the person's region writes numbers and dates in this language: the first wanted variant of it, else the language.
 */
export const regionalTag = (locale: Locale, wanted: readonly string[]): string =>
  wanted.find((tag) => isVariant(tag, locale)) ?? locale;

/** Nobody is given the language of the tests unless they name it. */
const isVariant = (tag: string, locale: Locale): boolean =>
  locale !== 'en-XA' && languageOf(tag) !== undefined && languageOf(tag) === languageOf(locale);

/** Chinese is two languages to its readers: `zh-TW` is not offered `zh-Hans`. */
function languageOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' ? `${language}-${script}` : language;
  } catch {
    return undefined;
  }
}

/** Which way a language is written. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (languageOf(locale) === 'ar' ? 'rtl' : 'ltr');
