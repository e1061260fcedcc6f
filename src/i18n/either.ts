import { lazy } from '#lib/lazy.ts';

/**
 * Returns a function that lists alternatives as the language writes them: `"a", "b" or "c"`. `show` formats each value.
 */
export function createEither(
  locale: string,
  show: (value: string) => string = (value) => `"${value}"`,
): (values: readonly string[]) => string {
  const list = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  return (values) =>
    list()
      .formatToParts(values)
      .map(({ type, value }) => (type === 'element' ? show(value) : value))
      .join('');
}
