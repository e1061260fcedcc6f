/** Returns a random 128-bit ID in hex. `randomUUID` isn't available to pages served without TLS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
