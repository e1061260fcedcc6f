/**
 * Module Federation 2 container that shares nothing: React as a shared singleton would break with a host that has
 * another version. Loaded as `type: 'module'`.
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
