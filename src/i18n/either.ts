import { lazy } from '#lib/lazy.ts';

/** Names the values of which one is meant, as a language does it: `"a", "b" or "c"`. `show` says how each is written. */
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
