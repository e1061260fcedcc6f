/** Replaces `{name}` placeholders by params; a placeholder without a param becomes an ellipsis. */
export const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '…');
