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
    /** Absent in records of earlier releases. */
    assetId: z.optional(z.string()),
    /** Time of the last report, in milliseconds since the epoch. */
    at: z.number(),
  }),
);

/** More than the uploads of a shift, and small enough for any web storage. */
const maxEntries = 1000;

interface DeviceKnownDocuments extends KnownDocumentStorage {
  /** Removes the known documents of an asset, and those that may belong to it. */
  readonly forget: (assetId: string) => void;
}

/**
 * Remembers on this device which documents the service has, as long as ended uploads are remembered, so that a reload
 * doesn't forget them. `owner` identifies the person and the service.
 */
export function createKnownDocumentStorage(
  memory: DeviceMemory,
  owner: string,
  now: () => number = Date.now,
): DeviceKnownDocuments {
  const allRecords = () => {
    const { data = [] } = schema.safeParse(memory.read(memoryKey));
    // A time ahead of the clock is set to now, or its record would stay until then.
    const dated = data.map((record) => ({ ...record, at: Math.min(record.at, now()) }));
    return dated.filter(({ at }) => at > now() - rememberedMs);
  };
  return {
    load: () =>
      allRecords()
        .filter((record) => record.owner === owner)
        .map(({ key, uploadId }) => [key, uploadId]),
    add: ({ keys, uploadId, assetId }) => {
      const before = allRecords();
      const added = keys.map((key) => {
        const first = before.find((record) => record.owner === owner && record.key === key);
        return { owner, key, uploadId: first?.uploadId ?? uploadId, assetId, at: now() };
      });
      const others = before.filter(
        (record) => record.owner !== owner || record.assetId !== assetId || !keys.includes(record.key),
      );
      memory.write(memoryKey, [...others, ...added].slice(-maxEntries));
    },
    forget: (assetId) =>
      memory.write(
        memoryKey,
        allRecords().filter((record) => record.owner !== owner || (record.assetId ?? assetId) !== assetId),
      ),
  };
}
