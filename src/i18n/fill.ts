/** Puts params into the `{name}` places of a text; a place without a param is shown as left out. */
export const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '…');
