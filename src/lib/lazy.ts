/** Creates a value on first use, and returns the same one from then on. */
export function lazy<T extends object>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}
