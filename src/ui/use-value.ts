import { useSyncExternalStore } from 'react';

import type { ObservedValue } from '#lib/value.ts';

const subscribeToNothing = () => () => undefined;

/** Returns an observed value, and renders again when it changes. Without one, returns `otherwise`. */
export function useValue<T>(value: ObservedValue<T>): T;
export function useValue<T>(value: ObservedValue<T> | undefined, otherwise: T): T;
export function useValue<T>(value: ObservedValue<T> | undefined, otherwise?: T): T | undefined {
  return useSyncExternalStore(value?.subscribe ?? subscribeToNothing, value?.get ?? (() => otherwise));
}
