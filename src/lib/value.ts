/** A value that can be observed. */
export interface ObservedValue<T> {
  readonly get: () => T;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that is set where it is created. */
export interface Value<T> extends ObservedValue<T> {
  readonly set: (value: T) => void;
}

/** Creates an observed value. Setting the same one calls no listener. */
export function createValue<T>(initial: T): Value<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (value === next) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
