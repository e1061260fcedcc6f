import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';
import { rememberedMs } from '#queue/storage/restore.ts';
import type { KnownDocumentStorage } from '#queue/scheduling/known-documents.ts';

const memoryKey = 'told-documents';
const schema = z.array(
  z.object({
    owner: z.string(),
    key: z.string(),
    uploadId: z.string(),
    /** Absent in what an earlier release wrote. */
    assetId: z.optional(z.string()),
    /** Time of the last report, in milliseconds since the epoch. */
    at: z.number(),
  }),
);

/** More than a shift stores, and little enough for any web storage. */
const maxEntries = 1000;

interface DeviceKnownDocuments extends KnownDocumentStorage {
  /** Removes the known documents of an asset, and those that may belong to it. */
  readonly forget: (assetId: string) => void;
}

/**
 * Remembers on this device, for as long as what ended is remembered, which documents the service is known to hold, so
 * that a reload does not forget it. `owner` is the person and the service that it is for.
 */
export function createKnownDocumentStorage(
  memory: DeviceMemory,
  owner: string,
  now: () => number = Date.now,
): DeviceKnownDocuments {
  const everybodys = () => {
    const { data = [] } = schema.safeParse(memory.read(memoryKey));
    // What was written while the clock was ahead is dated now, or it would stay until then.
    const dated = data.map((told) => ({ ...told, at: Math.min(told.at, now()) }));
    return dated.filter(({ at }) => at > now() - rememberedMs);
  };
  return {
    load: () =>
      everybodys()
        .filter((told) => told.owner === owner)
        .map(({ key, uploadId }) => [key, uploadId]),
    add: ({ keys, uploadId, assetId }) => {
      const before = everybodys();
      const added = keys.map((key) => {
        const first = before.find((told) => told.owner === owner && told.key === key);
        return { owner, key, uploadId: first?.uploadId ?? uploadId, assetId, at: now() };
      });
      const others = before.filter(
        (told) => told.owner !== owner || told.assetId !== assetId || !keys.includes(told.key),
      );
      memory.write(memoryKey, [...others, ...added].slice(-maxEntries));
    },
    forget: (assetId) =>
      memory.write(
        memoryKey,
        everybodys().filter((told) => told.owner !== owner || (told.assetId ?? assetId) !== assetId),
      ),
  };
}
