/** The build that an entry script belongs to: the hash in its name, which changes when any code does. */
export const buildOf = (scriptUrl: string): string | undefined => /-([^-/]+)\.js$/.exec(scriptUrl)?.[1];
