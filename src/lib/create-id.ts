/** A random id of 128 bits in hex. Not `randomUUID`, which a page served without TLS does not have. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
