import { onFirstUse } from '#lib/on-first-use.ts';

/** Picks the form that a language uses for a count; `other` stands in for every form that is not given. */
export function createPlural(locale: string) {
  const rules = onFirstUse(() => new Intl.PluralRules(locale));
  const number = onFirstUse(() => new Intl.NumberFormat(locale));
  return (
    count: number,
    forms: { readonly other: (n: string) => string } & Partial<
      Record<Intl.LDMLPluralRule, (n: string) => string>
    >,
  ): string => (forms[rules().select(count)] ?? forms.other)(number().format(count));
}
