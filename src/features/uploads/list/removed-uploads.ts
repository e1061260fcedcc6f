import * as z from 'zod/mini';

import { createDeviceMemory } from '#lib/device-memory.ts';
import { createValue, type ObservedValue } from '#lib/value.ts';

/** IDs of the uploads that a person removed from the list and that the queue hasn't forgotten yet. */
export interface RemovedUploads extends ObservedValue<ReadonlySet<string>> {
  readonly replace: (ids: readonly string[]) => void;
}

const key = 'removed-uploads';
const idsSchema = z.array(z.string());

/** Returns the uploads that were removed in this tab, also before the page was reloaded. */
export function createRemovedUploads(): RemovedUploads {
  const memory = createDeviceMemory(() => sessionStorage);
  const ids = createValue<ReadonlySet<string>>(new Set(idsSchema.safeParse(memory.read(key)).data));
  return {
    get: ids.get,
    subscribe: ids.subscribe,
    replace: (next) => {
      memory.write(key, next);
      ids.set(new Set(next));
    },
  };
}
