import { createContext, use, useEffect, useState, type ReactNode } from 'react';

import { createI18n, type I18n } from './i18n.ts';
import { loadMessages, type Locale } from './locales.ts';

/** Two mounts on a page may speak different languages. */
const I18nContext = createContext<I18n>(createI18n('en'));

interface I18nProviderProps {
  readonly locale: Locale;
  /** How numbers and dates are written, such as `de-AT`; without it as the language does by itself. */
  readonly regional?: string;
  readonly children: ReactNode;
}

/** Provides the messages of a language. Until they are loaded, the former language stays, at first English. */
export function I18nProvider({ locale, regional = locale, children }: I18nProviderProps) {
  const outer = use(I18nContext);
  const [spoken, setSpoken] = useState(() => (outer.locale === locale ? outer : atOnce(locale, regional)));
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      const i18n = await speak(locale, regional);
      if (isWanted) setSpoken((before) => i18n ?? before ?? createI18n('en'));
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [locale, regional]);
  // A page that changes its language in front of somebody's eyes is worse than one that comes a moment later.
  return spoken && <I18nContext value={spoken}>{children}</I18nContext>;
}

const atOnce = (locale: Locale, regional: string): I18n | undefined =>
  locale === 'en' ? createI18n('en', undefined, regional) : undefined;

/** `undefined` when the words cannot be had now. */
const speak = async (locale: Locale, regional: string): Promise<I18n | undefined> =>
  locale === 'en'
    ? createI18n('en', undefined, regional)
    : loadMessages(locale).then(
        (messages) => createI18n(locale, messages, regional),
        () => undefined,
      );

/** The words (`t`) and formats of the nearest provider. */
export const useI18n = (): I18n => use(I18nContext);
