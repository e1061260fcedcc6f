import { directionOf, locales, matchLocale, regionalTag, type Locale } from '#i18n/locales.ts';

/** Language of an element. */
export interface Language {
  readonly locale: Locale;
  /** Tag for numbers and dates. */
  readonly regional: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Returns the language of an element: the requested one, otherwise the nearest `lang` around it, across shadow roots;
 * English if there are no messages in that language.
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
