import type { Plugin } from 'vite';

/** Change to the source of a library. */
export interface VendorPatch {
  readonly file: RegExp;
  readonly find: RegExp;
  readonly replacement: string;
  /** Comes before the source. */
  readonly prefix?: string;
}

/**
 * Side effects of libraries on the host's page, by library, and of the page on libraries. The test beside this file shows that each patch is still
 * needed.
 */
export const patches = {
  // React adds a listener for `onSelect` to the document, which isn't used here; without a document it adds none. It is
  // never removed, so each release of the element on a long-lived page would leave one.
  'react-dom': {
    file: /react-dom-client\.production/,
    find: /var ownerDocument =\s+9 === rootContainerElement\.nodeType/,
    replacement: 'var ownerDocument = null, _ = 9 === rootContainerElement.nodeType',
  },
  // Zod stores its settings in globals, shared by all copies in the page: a host's settings would change our messages.
  zod: {
    file: /zod\/v4\/core\/(?:core|registries)\.js/,
    find: /\bglobalThis\b/g,
    replacement: 'ownZod',
    prefix: 'const ownZod = {};\n',
  },
  // Old pages add enumerable properties to `Object.prototype`, which libraries take for keys of every object.
  inherited: {
    file: /zod\/v4\/core\/(?:schemas|util)\.js|react-hook-form\/dist\/index\.esm|hookform\/resolvers\/dist\/resolvers\.|react-jsx-runtime\.production|rolldown\/runtime/,
    find: /for ?\((const|var) (\w+) in ([\w.]+)\)/g,
    replacement: 'for ($1 $2 of Object.keys($3 ?? {}))',
  },
} as const satisfies Readonly<Record<string, VendorPatch>>;

/**
 * Applies the patches. A patch that no longer fits is left out with a warning: the element works without it, and the
 * test fails.
 */
export function vendorPatches(applied: readonly VendorPatch[] = Object.values(patches)): Plugin {
  return {
    name: 'vendor-patches',
    apply: 'build',
    transform(code, id) {
      const patch = applied.find(({ file }) => file.test(id));
      if (!patch) return undefined;
      const { find, replacement, prefix = '' } = patch;
      if (code.search(find) >= 0) return prefix + code.replace(find, replacement);
      this.warn(`The patch for ${id} no longer fits and was left out.`);
      return undefined;
    },
  };
}
