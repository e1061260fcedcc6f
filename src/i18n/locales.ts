import type { LanguageMessages } from './language-messages.ts';

interface Translation {
  /** Native name, as `Intl.DisplayNames` returns it; computing it takes a browser 4 ms. */
  readonly name: string;
  readonly load: () => Promise<LanguageMessages>;
}

/** Translations, in the order of the language menu. Each is a chunk; English is part of the main code. */
const translations = {
  de: { name: 'Deutsch', load: async () => (await import('./messages/de/de.ts')).de },
  fr: { name: 'français', load: async () => (await import('./messages/fr/fr.ts')).fr },
  es: { name: 'español', load: async () => (await import('./messages/es/es.ts')).es },
  it: { name: 'italiano', load: async () => (await import('./messages/it/it.ts')).it },
  nl: { name: 'Nederlands', load: async () => (await import('./messages/nl/nl.ts')).nl },
  pl: { name: 'polski', load: async () => (await import('./messages/pl/pl.ts')).pl },
  cs: { name: 'čeština', load: async () => (await import('./messages/cs/cs.ts')).cs },
  tr: { name: 'Türkçe', load: async () => (await import('./messages/tr/tr.ts')).tr },
  'zh-Hans': {
    name: '简体中文',
    load: async () => (await import('./messages/zh-Hans/zh-hans.ts')).zhHans,
  },
  ja: { name: '日本語', load: async () => (await import('./messages/ja/ja.ts')).ja },
  ar: { name: 'العربية', load: async () => (await import('./messages/ar/ar.ts')).ar },
  'en-XA': {
    name: 'English (Pseudo-Accents)',
    load: async () => (await import('./messages/pseudo/pseudo.ts')).pseudo,
  },
} satisfies Readonly<Record<string, Translation>>;

type TranslatedLocale = keyof typeof translations;

/** Language of the application, a BCP 47 tag. `en-XA` is a pseudo-language for tests: longer, marked English. */
export type Locale = 'en' | TranslatedLocale;

/** Available languages, in the order of the language menu. */
export const locales: readonly Locale[] = ['en', ...(Object.keys(translations) as TranslatedLocale[])];

/** Languages offered by default. */
export const publicLocales: Locale[] = locales.filter((locale) => locale !== 'en-XA');

/** Returns the native name of a language. */
export const nativeName = (locale: Locale): string =>
  locale === 'en' ? 'English' : translations[locale].name;

/** Loads the messages of a language; rejects if they can't be loaded. */
export const loadMessages = (locale: TranslatedLocale): Promise<LanguageMessages> =>
  translations[locale].load();

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

/** Distinguishes the scripts of Chinese: `zh-TW` doesn't match `zh-Hans`. */
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
