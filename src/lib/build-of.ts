/**
 * Returns the build that the page's entry script belongs to: the hash in its name, which changes with any code. Undefined
 * for a script without one.
 */
export const buildOf = (entryUrl: string): string | undefined => /[^/-]+-([^/]+)\.js$/.exec(entryUrl)?.[1];
