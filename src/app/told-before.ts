import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';
import type { ToldBefore } from '#queue/told.ts';

const key = 'told-documents';
const schema = z.array(z.tuple([z.string(), z.string()]));

/** Remembers on this device which documents the service is known to hold, so that a reload does not forget it. */
export const createToldBefore = (memory: DeviceMemory): ToldBefore => ({
  load: () => schema.safeParse(memory.read(key)).data ?? [],
  save: (keys) => memory.write(key, keys),
});
