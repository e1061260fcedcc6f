import { lazy } from '#lib/lazy.ts';

/** Returns a function that picks a language's plural form for a count; `other` replaces missing forms. */
export function createPlural(locale: string) {
  const rules = lazy(() => new Intl.PluralRules(locale));
  const number = lazy(() => new Intl.NumberFormat(locale));
  return (
    count: number,
    forms: { readonly other: (n: string) => string } & Partial<
      Record<Intl.LDMLPluralRule, (n: string) => string>
    >,
  ): string => (forms[rules().select(count)] ?? forms.other)(number().format(count));
}
