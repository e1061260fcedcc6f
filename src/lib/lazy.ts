/** Creates a thing when it is asked for the first time, and gives the same one from then on. */
export function lazy<T extends object>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}
