/**
 * Native names, as `Intl.DisplayNames` returns them, in the order of the language menu; computing one takes a browser 4
 * ms.
 */
const names = {
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

/** Language of the application, a BCP 47 tag. `en-XA` is a pseudo-language for tests: longer, marked English. */
export type Locale = keyof typeof names;

/** Available languages, in the order of the language menu. */
export const locales = Object.keys(names) as readonly Locale[];

/** Languages offered by default. */
export const publicLocales: Locale[] = locales.filter((locale) => locale !== 'en-XA');

/** Returns the native name of a language. */
export const nativeName = (locale: Locale): string => names[locale];

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
