import { valueAt } from '#lib/value-at.ts';

/** Returns the claims of a token that is a readable JWT (RFC 7519), `undefined` for any other. Nothing is verified. */
export function tokenClaims(token: string): unknown {
  const [, payload, signature, ...rest] = token.split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined;
  try {
    return decode(payload);
  } catch {
    return undefined;
  }
}

function decode(base64url: string): unknown {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/**
 * Returns the roles at a path in claims, such as those of a token; `undefined` if it holds no list of strings. This only
 * avoids sending a gigabyte to get a 403: the service decides.
 */
export function rolesAt(claims: unknown, path: string): readonly string[] | undefined {
  const value = valueAt(claims, path);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}
