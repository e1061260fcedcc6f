/**
 * Returns true if a file is of one of the accepted types: extensions (`.pdf`) or MIME patterns (`application/pdf`,
 * `image/*`), ignoring case. No list and an empty list accept everything. Only for guidance: both can be wrong.
 */
export function isTypeAccepted(
  file: { readonly name: string; readonly type: string },
  accepted: readonly string[] | undefined,
): boolean {
  if (accepted === undefined || accepted.length === 0) return true;
  const name = file.name.toLowerCase();
  const [mimeType = ''] = file.type.toLowerCase().split(';');
  return accepted.some((entry) => {
    const pattern = entry.trim().toLowerCase();
    if (pattern.startsWith('.')) return name.endsWith(pattern);
    if (pattern === '*/*') return true;
    if (pattern.endsWith('/*')) return mimeType.startsWith(pattern.slice(0, -1));
    return pattern !== '' && mimeType.trim() === pattern;
  });
}

/** Returns true if a text is an entry of such a list: `.pdf`, `application/pdf`, `image/*`. */
export const isAcceptedType = (entry: string): boolean =>
  /^(\.[^\s,/*]+|\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))$/.test(entry.trim());
