import { createContext, use, useMemo, type ReactNode } from 'react';

import { createI18n, type I18n } from './i18n.ts';

/** Two mounts on a page may speak different languages. */
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
