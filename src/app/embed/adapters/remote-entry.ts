/**
 * A container of Module Federation 2 that shares nothing: with React as a shared singleton, a host of another version of
 * it breaks. Loaded as `type: 'module'`.
 */
export const init = (): void => undefined;

/** Returns the factory of an exposed module. */
export async function get(name: string): Promise<() => unknown> {
  const module = await load(name);
  return () => module;
}

function load(name: string): Promise<unknown> {
  switch (name) {
    case './mount':
      return import('../element/mount.tsx');
    case './element':
      return import('../../../embed.ts');
    default:
      throw new Error(`asset-document-upload exposes ./mount and ./element, and no ${name}.`);
  }
}
