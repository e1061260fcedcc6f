import * as z from 'zod/mini';

import { createDeviceMemory } from '#lib/device-memory.ts';

/** IDs of the uploads that a person removed from the list and that the queue hasn't forgotten yet. */
export interface RemovedUploads {
  /** Stable until it changes. */
  readonly ids: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly replace: (ids: readonly string[]) => void;
}

const key = 'removed-uploads';
const idsSchema = z.array(z.string());

/** Returns the uploads that were removed in this tab, also before the page was reloaded. */
export function createRemovedUploads(): RemovedUploads {
  const memory = createDeviceMemory(() => sessionStorage);
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> = new Set(idsSchema.safeParse(memory.read(key)).data);
  return {
    ids: () => ids,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (next) => {
      ids = new Set(next);
      memory.write(key, next);
      for (const listener of listeners) listener();
    },
  };
}
