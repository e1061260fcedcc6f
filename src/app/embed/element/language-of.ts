import { directionOf, locales, matchLocale, regionalTag, type Locale } from '#i18n/locales.ts';

/** Language of an element. */
export interface Language {
  readonly locale: Locale;
  /** How numbers and dates are written. */
  readonly regional: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The language of an element: as asked for, else that of the nearest `lang` around it, shadow roots included. English
 * where
 * there are no words in it.
 */
export function languageOf(requested: unknown, element: Element): Language {
  const wanted = [typeof requested === 'string' && requested !== '' ? requested : nearestLang(element)];
  const locale = matchLocale(wanted, locales);
  return { locale, regional: regionalTag(locale, wanted), direction: directionOf(locale) };
}

function nearestLang(element: Element): string {
  let from: Element | undefined = element;
  while (from) {
    const lang: string | null | undefined = from.closest('[lang]')?.getAttribute('lang');
    if (lang) return lang;
    const root: Node = from.getRootNode();
    from = root instanceof ShadowRoot ? root.host : undefined;
  }
  return 'en';
}
