/** Template of a link: a text with `{name}` placeholders, or a function of the values. */
export type LinkTemplate = string | ((...values: string[]) => string | undefined);

/**
 * Builds an address from a template with `{name}` placeholders, each filled with one percent-encoded value. Returns the
 * address only if it is http(s) or relative to `base`: a template or a value can never make a `javascript:` or `data:`
 * link.
 */
export function expandLink(
  template: LinkTemplate | undefined,
  values: Readonly<Record<string, string>>,
  base: string,
): string | undefined {
  if (!template) return undefined;
  if (typeof template === 'function') return madeBy(template, Object.values(values), base);
  let isComplete = true;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') isComplete = false;
    return encodeURIComponent((value ?? '').toWellFormed());
  });
  return isComplete && isWebAddress(address, base) ? address : undefined;
}

/** The host's function may throw or return anything; then there is no link. */
function madeBy(
  make: (...values: string[]) => string | undefined,
  values: readonly string[],
  base: string,
): string | undefined {
  try {
    const address: unknown = values.includes('') ? undefined : make(...values);
    return typeof address === 'string' && isWebAddress(address, base) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if an address, relative to `base` or absolute, is http(s). */
export function isWebAddress(address: string, base: string): boolean {
  try {
    const { protocol } = new URL(address, base);
    return protocol === 'https:' || protocol === 'http:';
  } catch {
    return false;
  }
}
