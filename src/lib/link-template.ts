/**
 * Makes an address of a template with `{name}` places, each filled with one percent-encoded value. Gives the address
 * only if it is http(s) or relative to `base`: a template or a value can never make a `javascript:` or `data:` link.
 */
export function expandLink(
  template: string | undefined,
  values: Readonly<Record<string, string>>,
  base: string,
): string | undefined {
  if (!template) return undefined;
  let isComplete = true;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') isComplete = false;
    return encodeURIComponent((value ?? '').toWellFormed());
  });
  return isComplete && isWebAddress(address, base) ? address : undefined;
}

function isWebAddress(address: string, base: string): boolean {
  try {
    const { protocol } = new URL(address, base);
    return protocol === 'https:' || protocol === 'http:';
  } catch {
    return false;
  }
}
