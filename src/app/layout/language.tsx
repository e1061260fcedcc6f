import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

import { I18nProvider } from '#i18n/i18n-context.tsx';
import { directionOf, matchLocale, regionalTag, type Locale } from '#i18n/locales.ts';

import { chooseLanguage, wantedLanguages } from './wanted-languages.ts';

interface Language {
  readonly offered: readonly Locale[];
  readonly choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language | undefined>(undefined);

interface LanguageProviderProps {
  readonly offered: readonly Locale[];
  readonly children: ReactNode;
}

/** Provides the language chosen on this device, otherwise the first offered one that the browser asks for. */
export function LanguageProvider({ offered, children }: LanguageProviderProps) {
  const [wanted, setWanted] = useState(wantedLanguages);
  const locale = matchLocale(wanted, offered);
  const choose = useCallback((next: Locale) => {
    chooseLanguage(next);
    setWanted([next, ...navigator.languages]);
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return (
    <LanguageContext value={{ offered, choose }}>
      <I18nProvider locale={locale} regional={regionalTag(locale, navigator.languages)}>
        {children}
      </I18nProvider>
    </LanguageContext>
  );
}

/** Returns the offered languages and the setter. */
export const useLanguage = (): Language | undefined => use(LanguageContext);
