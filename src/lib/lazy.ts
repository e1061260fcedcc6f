/** Creates a value on first use, and returns the same one from then on. */
export function lazy<T extends object>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}

/** Code that is loaded on first use, such as a separate chunk; see `useLoaded` for components. */
export interface LazyModule<T> {
  /** Returns the same promise each time, unless loading failed: then it loads again. */
  readonly load: () => Promise<T>;
  /** `undefined` until it is loaded. */
  readonly loaded: () => T | undefined;
  /** Calls back once it is loaded, also at another request; returns a function that ends this. */
  readonly subscribe: (onLoaded: () => void) => () => void;
}

/** The type of a loaded module. */
export type ModuleOf<M> = M extends LazyModule<infer T> ? T : never;

/** Defines code to load on first use; `load` is an `import()`, or begins with one. */
export function lazyModule<T extends object>(load: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  const listeners = new Set<() => void>();

  async function begin(): Promise<T> {
    try {
      loaded = await load();
      for (const listener of listeners) listener();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    load: () => (loading ??= begin()),
    loaded: () => loaded,
    subscribe: (onLoaded) => {
      listeners.add(onLoaded);
      return () => listeners.delete(onLoaded);
    },
  };
}
