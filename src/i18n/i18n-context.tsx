import { createContext, use, useEffect, useState, type ReactNode } from 'react';

import { createI18n, type I18n } from './i18n.ts';
import { loadMessages } from './load-messages.ts';
import type { Locale } from './locales.ts';

/** A context and no global, since two instances on a page may have different languages. */
const I18nContext = createContext<I18n>(createI18n('en'));

interface I18nProviderProps {
  readonly locale: Locale;
  /** BCP 47 tag for numbers and dates, such as `de-AT`. Default: the language. */
  readonly regional?: string;
  readonly children: ReactNode;
}

/** Provides the messages of a language. Until they are loaded, the previous language is shown, or nothing at first. */
export function I18nProvider({ locale, regional = locale, children }: I18nProviderProps) {
  const outer = use(I18nContext);
  const [i18n, setI18n] = useState(() => (outer.locale === locale ? outer : atOnce(locale, regional)));
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      const i18n = await loadI18n(locale, regional);
      if (isWanted) setI18n((before) => i18n ?? before ?? createI18n('en'));
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [locale, regional]);
  // Nothing is rendered at first: text that changes its language while being read is worse than a short delay.
  return i18n && <I18nContext value={i18n}>{children}</I18nContext>;
}

const atOnce = (locale: Locale, regional: string): I18n | undefined =>
  locale === 'en' ? createI18n('en', undefined, regional) : undefined;

/** Resolves to `undefined` if the messages can't be loaded. */
const loadI18n = async (locale: Locale, regional: string): Promise<I18n | undefined> =>
  locale === 'en'
    ? createI18n('en', undefined, regional)
    : loadMessages(locale).then(
        (messages) => createI18n(locale, messages, regional),
        () => undefined,
      );

/** Returns messages (`t`) and formats of the nearest provider. */
export const useI18n = (): I18n => use(I18nContext);
