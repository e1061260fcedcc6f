import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Returns true if a request was sent to one of the service's addresses. A page of another site can make its own name
 * lead to this machine (DNS rebinding), and is then of the same origin as the service; it can't do that with an IP
 * address or with `localhost`.
 */
export function isAllowedHost({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const name = (headers.host ?? '').replace(/:\d*$/, '').toLowerCase();
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return (
    isIP(address) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    names.some((each) => each.toLowerCase() === name)
  );
}
