import { createDispatcher } from './dispatcher.ts';

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
  const { subscribe, dispatch } = createDispatcher((next: { readonly value: T }) => {
    if (value === next.value) return undefined;
    value = next.value;
    return next;
  });
  return { get: () => value, set: (next) => dispatch({ value: next }), subscribe };
}
