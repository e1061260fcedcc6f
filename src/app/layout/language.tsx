import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';

import { I18nProvider, useI18n } from '#i18n/i18n-context.tsx';
import { directionOf, matchLocale, nativeName, regionalTag, type Locale } from '#i18n/locales.ts';

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

/** The page speaks what was chosen on this device, else what the browser asks for, as far as it is offered. */
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

/** Chooses another language, each named in itself; where there is one only, there is nothing to choose. */
export function LanguageSelect() {
  const { t, locale } = useI18n();
  const language = use(LanguageContext);
  const id = useId();
  if (!language || language.offered.length < 2) return null;
  return (
    <div className="footer__choice">
      <label htmlFor={id}>{t.app.language}</label>
      <select
        id={id}
        className="input"
        value={locale}
        onChange={(event) => language.choose(event.target.value as Locale)}
      >
        {language.offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {nativeName(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
