import { createContext, use, useMemo, type ReactNode } from 'react';

import { createFormats, type Formats } from './formats.ts';
import { en, type Messages } from './messages/en.ts';

/** The words and formats of one mounted application; two mounts on a page may speak different languages. */
export interface I18n {
  readonly locale: string;
  readonly t: Messages;
  readonly formats: Formats;
}

const createI18n = (locale: string): I18n => ({ locale, t: en, formats: createFormats(locale) });

const I18nContext = createContext<I18n>(createI18n('en'));

export function I18nProvider({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  const i18n = useMemo(() => createI18n(locale), [locale]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The words (`t`) and formats of the nearest provider. */
export const useI18n = (): I18n => use(I18nContext);
