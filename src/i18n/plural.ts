import { lazy } from '#lib/lazy.ts';

/** Picks the form that a language uses for a count; `other` stands in for every form that is not given. */
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
