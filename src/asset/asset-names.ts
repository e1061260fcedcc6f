import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';
import { createValue } from '#lib/value.ts';

import type { KnownAsset } from './known-asset.ts';

/** Names of assets that lookups found, by ID, the latest last. They are kept on the device, for use without a network. */
export type AssetNames = ReturnType<typeof createAssetNames>;

const key = 'asset-names';
const longest = 50;
const schema = z.array(z.tuple([z.string(), z.string()]));

/** Reads the names that a person's memory has. */
export function createAssetNames(memory: DeviceMemory) {
  const names = createValue<ReadonlyMap<string, string>>(new Map(schema.safeParse(memory.read(key)).data));
  const change = (next: readonly (readonly [string, string])[]) => {
    const latest = next.slice(-longest);
    memory.write(key, latest);
    names.set(new Map(latest));
  };
  return {
    get: names.get,
    subscribe: names.subscribe,
    /** Adds or replaces the name of an asset that was found. */
    add: ({ id, name }: Pick<KnownAsset, 'id' | 'name'>) => {
      if (name === '' || names.get().get(id) === name) return;
      change([...[...names.get()].filter(([other]) => other !== id), [id, name]]);
    },
    /** Removes the name of an asset that isn't known any more. */
    remove: (assetId: string) => {
      if (names.get().has(assetId)) change([...names.get()].filter(([id]) => id !== assetId));
    },
  };
}
