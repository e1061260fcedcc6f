/** Returns the build that an entry script belongs to: the hash in its name, which changes with any code. */
export const buildOf = (scriptUrl: string): string | undefined => /-([^-/]+)\.js$/.exec(scriptUrl)?.[1];
