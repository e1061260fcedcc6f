/** Puts params into the `{name}` places of a text; a place without a param stays as it is. */
export const fill = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
